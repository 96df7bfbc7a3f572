import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { countCodePoints, INQUIRY_CATEGORIES, type InquiryField, LIMITS, normalizeText } from '#core/contact/inquiry.ts';
import { groupDigits } from '#core/site/sizes.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { Select, TextArea, TextField } from '#src/ui/form/fields.tsx';
import type { FormField } from './form-values.ts';

/** Those of one line. Their help stands in the empty field when it only illustrates the label, below it when it is to be remembered. */
const LINE_FIELDS = {
  name: { type: 'text', autoComplete: 'name', required: true, help: 'inside' },
  company: { type: 'text', autoComplete: 'organization', required: true, help: 'inside' },
  jobTitle: { type: 'text', autoComplete: 'organization-title', required: false, help: 'inside' },
  phone: { type: 'tel', autoComplete: 'tel', required: false, help: 'below' },
  email: { type: 'email', autoComplete: 'email', required: true, help: 'below' },
  subject: { type: 'text', autoComplete: 'off', required: true, help: 'inside' },
} as const;

interface Props {
  field: InquiryField;
  value: string | boolean | undefined;
  error?: string | undefined;
  onChange: (field: FormField, value: string | boolean) => void;
  onLeave?: (field: FormField) => void;
}

const countCharacters = (text: string) => countCodePoints(normalizeText(text));

/** One field of the contact form. A form has many of them: only the one that changes is rendered again. */
export const ContactField = memo(function ContactField({ field, value = '', error, onChange, onLeave }: Props) {
  const { t, i18n } = useTranslation('contact');
  const common = { id: `inquiry-${field}`, name: field, error, required: true };
  const control = {
    ...common,
    value: String(value),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(field, currentTarget.value),
    onBlur: () => onLeave?.(field),
  };
  if (field === 'category') {
    const prompt = { value: '', label: t('message.category.prompt') };
    const options = INQUIRY_CATEGORIES.map((category) => ({ value: category, label: t(`categories.${category}`) }));
    return <Select {...control} label={t('fields.category.label')} autoComplete="off" options={[prompt, ...options]} />;
  }
  if (field === 'country') {
    const names = i18n.getResourceBundle(i18n.language, 'countries') as Record<string, string>;
    const options = Object.entries(names).map(([code, label]) => ({ value: code, label }));
    const prompt = { value: '', label: t('fields.country.help') };
    return <Select {...control} label={t('fields.country.label')} autoComplete="country" options={[prompt, ...options]} />;
  }
  if (field === 'message') {
    return (
      <TextArea
        {...control}
        label={t('fields.message.label')}
        help={t('fields.message.help')}
        limit={LIMITS.message.max}
        countCharacters={countCharacters}
        formatCount={(left) => t('message.charsLeft', { count: left, n: groupDigits(left) })}
        rows={5}
        autoComplete="off"
      />
    );
  }
  if (field === 'privacyAgreement' || field === 'marketingAgreement') {
    return (
      <Checkbox
        {...common}
        required={field === 'privacyAgreement'}
        value="true"
        checked={value === true}
        onChange={({ currentTarget }) => onChange(field, currentTarget.checked)}
        label={t(field === 'privacyAgreement' ? 'consent.privacy.agree' : 'consent.marketing.agree')}
      />
    );
  }
  const { help, ...line } = LINE_FIELDS[field];
  const words = t(`fields.${field}.help`);
  const hint = help === 'inside' ? { placeholder: words } : { help: words };
  return <TextField {...control} {...line} {...hint} label={t(`fields.${field}.label`)} />;
});
