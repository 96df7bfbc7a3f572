import s from './field.module.css';
import { Icon } from './icon.tsx';

interface Props {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  submitLabel: string;
  maxLength: number;
  defaultValue: string;
}

/** A search input whose glass submits the form it stands in. */
export function SearchField({ id, name, label, placeholder, submitLabel, maxLength, defaultValue }: Props) {
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      <div className={s.control}>
        <input
          className={s.input}
          id={id}
          name={name}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          maxLength={maxLength}
          defaultValue={defaultValue}
        />
        <button className={s.glass} type="submit" aria-label={submitLabel}>
          <Icon name="search" />
        </button>
      </div>
    </div>
  );
}
