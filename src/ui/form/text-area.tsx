import { type ComponentProps, type FormEvent, useEffect, useState } from 'react';
import './field.css';
import { Label, Note } from './text-field.tsx';

interface Props extends Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'maxLength' | 'defaultValue' | 'onInput'> {
  id: string;
  label: string;
  value: string;
  help?: string;
  error?: string | undefined;
  /** Longest text, in characters as `countCharacters` counts them. */
  limit: number;
  countCharacters: (text: string) => number;
  /** Words for the number of characters left. */
  formatCount: (left: number) => string;
}

/** A screen reader hears the count when it falls to these: often enough to know, seldom enough not to disturb. */
const ANNOUNCED = [100, 20, 0];

/** A native textarea with a counter of the characters left. Text over the limit stays, so that nothing written is lost. */
export function TextArea({ id, label, value, help, error, required, limit, countCharacters, formatCount, ...area }: Props) {
  // The prerendered markup knows no text: the first render shows the limit, whatever the field holds by then.
  const [left, setLeft] = useState(limit);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => setLeft(limit - countCharacters(value)), [value, limit, countCharacters]);
  const announce = (event: FormEvent<HTMLTextAreaElement>) => {
    const now = limit - countCharacters(event.currentTarget.value);
    if (ANNOUNCED.some((mark) => left > mark !== now > mark)) setAnnouncement(formatCount(now));
  };
  const isOver = left < 0;
  return (
    <div className="field">
      <Label id={id} text={label} required={required} />
      <div className="field-control">
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
      </div>
      <div className="field-below">
        <Note id={id} help={help} error={error} />
        <p id={`${id}-count`} className={isOver ? 'field-help field-count field-over' : 'field-help field-count'}>
          {formatCount(left)}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
