import type { HTMLInputAutoCompleteAttribute } from 'react';

interface LineField {
  type: 'text' | 'tel' | 'email';
  autoComplete: HTMLInputAutoCompleteAttribute;
  required: boolean;
  /** Where the help stands: in the empty field when it only illustrates the label, below it when it is to be remembered. */
  help: 'inside' | 'below';
}

/** The fields of one line. */
export const LINE_FIELDS: Record<'name' | 'company' | 'jobTitle' | 'phone' | 'email' | 'subject', LineField> = {
  name: { type: 'text', autoComplete: 'name', required: true, help: 'inside' },
  company: { type: 'text', autoComplete: 'organization', required: true, help: 'inside' },
  jobTitle: { type: 'text', autoComplete: 'organization-title', required: false, help: 'inside' },
  phone: { type: 'tel', autoComplete: 'tel', required: false, help: 'below' },
  email: { type: 'email', autoComplete: 'email', required: true, help: 'below' },
  subject: { type: 'text', autoComplete: 'off', required: true, help: 'inside' },
};
