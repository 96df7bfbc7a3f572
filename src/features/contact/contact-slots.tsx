import type { i18n as I18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ALERT_MARK, ERROR_MARK, VALUE_MARK } from '#core/build/form-template.ts';
import { INQUIRY_FIELDS, type InquiryField } from '#core/contact/inquiry.ts';
import type { ContactSlots, ReferenceSlot } from '#core/prerender/prerendered-page.ts';
import { ContactField } from './contact-field.tsx';
import { FormAlert } from './contact-form.tsx';
import { ReferenceNumber } from './reference-number.tsx';

type Render = (element: ReactElement) => string;

const ignoreChange = () => undefined;

/** @param render As the page itself is rendered: the template finds each field in the page by its markup. No browser needs it. */
export function renderContactSlots(i18n: I18n, render: Render): ContactSlots {
  const draw = (element: ReactElement) => render(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
  const drawField = (field: InquiryField, value: string | undefined, error?: string) =>
    draw(<ContactField field={field} value={value} error={error} onChange={ignoreChange} />);
  return {
    alert: draw(<FormAlert text={ALERT_MARK} />),
    fields: INQUIRY_FIELDS.map((field) => ({
      field,
      asWritten: drawField(field, undefined),
      plain: drawField(field, VALUE_MARK),
      withError: drawField(field, VALUE_MARK, ERROR_MARK),
    })),
  };
}

export function renderReferenceSlot(i18n: I18n, render: Render): ReferenceSlot {
  const draw = (number: string | undefined) =>
    render(
      <I18nextProvider i18n={i18n}>
        <ReferenceNumber number={number} />
      </I18nextProvider>,
    );
  return { asWritten: draw(undefined), withNumber: draw(VALUE_MARK) };
}
