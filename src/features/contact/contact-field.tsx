import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES, type InquiryField, LIMITS } from '#core/contact/inquiry.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { ChoiceField } from '#src/ui/choice-field.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { fieldId } from './form-parts.ts';

interface Props {
  field: InquiryField;
  /** What is wrong with it. */
  error?: string;
  /** What was entered; for the template that the server fills (contact-slots.tsx). */
  value?: string;
}

type LineField = 'name' | 'company' | 'jobTitle' | 'phone' | 'email' | 'subject';
interface Line {
  type: 'text' | 'tel' | 'email';
  autoComplete: HTMLInputAutoCompleteAttribute;
  required: boolean;
  /** Where the help stands: in the empty field when it only illustrates the label, below it when it is to be remembered. */
  help: 'inside' | 'below';
}

const LINES: Record<LineField, Line> = {
  name: { type: 'text', autoComplete: 'name', required: true, help: 'inside' },
  company: { type: 'text', autoComplete: 'organization', required: true, help: 'inside' },
  jobTitle: { type: 'text', autoComplete: 'organization-title', required: false, help: 'inside' },
  phone: { type: 'tel', autoComplete: 'tel', required: false, help: 'below' },
  email: { type: 'email', autoComplete: 'email', required: true, help: 'below' },
  subject: { type: 'text', autoComplete: 'off', required: true, help: 'inside' },
};

/** One field of the contact form (brief 6.2). */
export function ContactField({ field, error, value }: Props) {
  const { t, i18n } = useTranslation('contact');
  const common = { id: fieldId(field), name: field, error, required: true };
  if (field === 'category') {
    const prompt = { value: '', label: t('message.category.prompt') };
    const options = CATEGORIES.map((category) => ({ value: category, label: t(`categories.${category}`) }));
    return <ChoiceField {...common} label={t('fields.category.label')} autoComplete="off" options={[prompt, ...options]} />;
  }
  if (field === 'country') {
    const names = i18n.getResourceBundle(i18n.language, 'countries') as Record<string, string>;
    const options = Object.entries(names).map(([code, label]) => ({ value: code, label }));
    const prompt = { value: '', label: t('fields.country.help') };
    return <ChoiceField {...common} label={t('fields.country.label')} autoComplete="country" options={[prompt, ...options]} />;
  }
  if (field === 'message') {
    return (
      <TextArea
        {...common}
        label={t('fields.message.label')}
        help={t('fields.message.help')}
        limit={LIMITS.message.max}
        countLabel={t('message.charsLeft', { n: '{n}' })}
        rows={5}
        autoComplete="off"
        defaultValue={value}
      />
    );
  }
  if (field === 'privacyAgreement') return <Checkbox {...common} value="true" label={t('consent.privacy.agree')} />;
  if (field === 'marketingAgreement') {
    return <Checkbox {...common} required={false} value="true" label={t('consent.marketing.agree')} />;
  }
  const { help, ...line } = LINES[field];
  const words = t(`fields.${field}.help`);
  return (
    <TextField
      {...common}
      {...line}
      label={t(`fields.${field}.label`)}
      {...(help === 'inside' ? { placeholder: words } : { help: words })}
      defaultValue={value}
    />
  );
}
