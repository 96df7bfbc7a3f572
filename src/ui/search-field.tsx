import type { ComponentProps, ReactNode } from 'react';
import s from './field.module.css';
import { Icon } from './icon.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'children'> {
  id: string;
  label: string;
  submitLabel: string;
  /** Stands beside the glass. */
  children?: ReactNode;
}

/** A search input whose glass submits the form it stands in. */
export function SearchField({ id, label, submitLabel, children, ...input }: Props) {
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      <div className={s.control}>
        <input {...input} className={s.input} id={id} type="search" autoComplete="off" enterKeyHint="search" />
        {children}
        <button className={s.glass} type="submit" aria-label={submitLabel}>
          <Icon name="search" />
        </button>
      </div>
    </div>
  );
}
