import type { ComponentProps, ReactNode } from 'react';
import './field.css';
import { Icon } from '#src/ui/media/icon.tsx';
import { Label } from './text-field.tsx';

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
    <div className="field">
      <Label id={id} text={label} />
      <div className="field-control">
        <input {...input} className="field-input" id={id} type="search" autoComplete="off" enterKeyHint="search" />
        {children}
        <button className="field-glass" type="submit" aria-label={submitLabel}>
          <Icon name="search" />
        </button>
      </div>
    </div>
  );
}
