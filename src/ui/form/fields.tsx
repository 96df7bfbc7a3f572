import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Icon } from '#src/ui/media/icon.tsx';
import './field.css';

interface FrameProps {
  id: string;
  label: string;
  required?: boolean | undefined;
  /** The control, and what stands on its line. */
  children: ReactNode;
  below?: ReactNode;
}

/** A label, its control, and what is said of it below. The star is for the eye only: `required` says it already. */
function Frame({ id, label, required, children, below }: FrameProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && (
          <span className="field-star" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <div className="field-control">{children}</div>
      {below}
    </div>
  );
}

/** What is to be known about a field, or what is wrong with it; the field is described by it. */
function Note({ id, help, error }: { id: string; help?: string | undefined; error?: string | undefined }) {
  const text = error ?? help;
  return (
    <p id={`${id}-note`} className={error === undefined ? 'field-help' : 'field-help field-error'} hidden={!text}>
      {text}
    </p>
  );
}

/** A native element's properties, with those of a field in place of its own. */
type FieldProps<Element extends 'input' | 'select' | 'textarea', Own> = Omit<
  ComponentProps<Element>,
  'className' | 'children' | keyof Own
> &
  Own;

type Named = { id: string; label: string };
type Described = Named & { help?: string; error?: string | undefined };

export function TextField({ id, label, help, error, required, ...input }: FieldProps<'input', Described>) {
  return (
    <Frame id={id} label={label} required={required} below={<Note id={id} help={help} error={error} />}>
      <input
        {...input}
        id={id}
        className="field-input"
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
      />
    </Frame>
  );
}

interface Limited extends Described {
  value: string;
  /** Longest text, in characters as `countCharacters` counts them. */
  limit: number;
  countCharacters: (text: string) => number;
  formatCount: (left: number) => string;
  maxLength?: never;
  onInput?: never;
}

/** A screen reader hears the count when it falls to these: often enough to know, seldom enough not to disturb. */
const ANNOUNCED = [100, 20, 0];

/** A native textarea with a counter of the characters left. Text over the limit stays, so that nothing written is lost. */
export function TextArea(props: FieldProps<'textarea', Limited>) {
  const { id, label, value, help, error, required, limit, countCharacters, formatCount, ...area } = props;
  // The prerendered markup knows no text: the first render shows the limit, whatever the field holds by then.
  const [left, setLeft] = useState(limit);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => setLeft(limit - countCharacters(value)), [value, limit, countCharacters]);
  const announce = (event: FormEvent<HTMLTextAreaElement>) => {
    const now = limit - countCharacters(event.currentTarget.value);
    if (ANNOUNCED.some((mark) => left > mark !== now > mark)) setAnnouncement(formatCount(now));
  };
  const isOver = left < 0;
  const below = (
    <>
      <div className="field-below">
        <Note id={id} help={help} error={error} />
        <p id={`${id}-count`} className={isOver ? 'field-help field-count field-over' : 'field-help field-count'}>
          {formatCount(left)}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
  return (
    <Frame id={id} label={label} required={required} below={below}>
      <textarea
        {...area}
        id={id}
        className="field-input field-area"
        value={value}
        onInput={announce}
        required={required}
        aria-invalid={error || isOver ? true : undefined}
        aria-describedby={`${id}-note ${id}-count`}
      />
    </Frame>
  );
}

type Choice = Named & { options: readonly { value: string; label: string }[]; error?: string | undefined };

/** A native select with its label and the site's line and arrow. Only a required one can be wrong, and says why. */
export function Select({ id, label, options, error, required, ...select }: FieldProps<'select', Choice>) {
  return (
    <Frame id={id} label={label} required={required} below={required && <Note id={id} error={error} />}>
      <select
        {...select}
        id={id}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={required ? `${id}-note` : undefined}
        className="field-input"
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="field-icon" />
    </Frame>
  );
}

type Search = Named & { submitLabel: string; children?: ReactNode };

/** A search input whose glass submits the form it stands in. */
export function SearchField({ id, label, submitLabel, children, ...input }: FieldProps<'input', Search>) {
  return (
    <Frame id={id} label={label}>
      <input {...input} className="field-input" id={id} type="search" autoComplete="off" enterKeyHint="search" />
      {children}
      <button className="field-glass" type="submit" aria-label={submitLabel}>
        <Icon name="search" />
      </button>
    </Frame>
  );
}
