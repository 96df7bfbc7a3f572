import type { i18n as I18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ALERT, FAULT, VALUE } from '#core/contact/form-template.ts';
import { FIELDS, type InquiryField } from '#core/contact/inquiry.ts';
import { ContactField } from './contact-field.tsx';
import s from './contact-form.module.css';

/** What the pipeline makes the server's template of (core/contact/form-template.ts): every field as it stands in the page, and with its marks. */
export interface ContactSlots {
  alert: string;
  fields: { field: InquiryField; asWritten: string; plain: string; faulty: string }[];
}

/** @param render To static markup; the prerenderer's, since no browser needs it. */
export function renderContactSlots(i18n: I18n, render: (element: ReactElement) => string): ContactSlots {
  const draw = (element: ReactElement) => render(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
  return {
    alert: draw(
      // biome-ignore lint/a11y/noAutofocus: the answer to a form is what went wrong with it, a screen below the page's top
      <div className={s.alert} role="alert" tabIndex={-1} autoFocus>
        {ALERT}
      </div>,
    ),
    fields: FIELDS.map((field) => ({
      field,
      asWritten: draw(<ContactField field={field} />),
      plain: draw(<ContactField field={field} value={VALUE} />),
      faulty: draw(<ContactField field={field} value={VALUE} error={FAULT} />),
    })),
  };
}
