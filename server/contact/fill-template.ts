import { ALERT, CHOSEN, FAULT, type FieldSlot, type FormTemplate, VALUE } from '../../core/contact/form-template.ts';
import { FIELDS, type InquiryFault } from '../../core/contact/inquiry.ts';

/** What a visitor wrote, and what is wrong with it. */
export interface Filling {
  entryOf(field: string): string;
  faults: readonly InquiryFault[];
}

/** The contact page with a visitor's entries in its fields, the faults at theirs, and above them what to do. */
export function fillTemplate(template: FormTemplate, { entryOf, faults }: Filling): string {
  const codes = new Map(faults.map(({ pointer, code }) => [pointer.slice(1), code]));
  const alert = alertOf(template, faults);
  return template.parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('alert' in part) return part.alert.replaceAll(ALERT, () => alert);
      const code = codes.get(part.field);
      return fillField(part, entryOf(part.field), code && template.faults[`${part.field}.${code}`]);
    })
    .join('');
}

/** The entry comes last: nothing in it is looked at again. */
function fillField({ plain, faulty }: FieldSlot, entry: string, fault: string | undefined): string {
  return (fault === undefined ? plain : faulty)
    .replace(CHOSEN, (_, kind, value) => (value === entry ? ` ${kind}=""` : ''))
    .replaceAll(FAULT, () => fault ?? '')
    .replaceAll(VALUE, () => escapeHtml(entry));
}

/**
 * As the form itself says it where there is JavaScript: the two fixed messages in their order (brief 6.3), else what is
 * wrong with the fields, else the server's own for what no field can mend.
 */
function alertOf({ alerts, faults: words }: FormTemplate, faults: readonly InquiryFault[]): string {
  const found = faults.flatMap(({ pointer, code }) => {
    const field = FIELDS.find((name) => pointer === `/${name}`);
    return field ? [{ field, code }] : [];
  });
  const missing = found.filter(({ code }) => code === 'required');
  if (missing.some(({ field }) => field !== 'privacyAgreement')) return alerts.required;
  if (missing.length > 0) return alerts.privacy;
  return found.map(({ field, code }) => words[`${field}.${code}`]).join(' ') || alerts.server;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For text and quoted attributes alike. What HTML cannot hold falls away; the form's reading would drop it too. */
export function escapeHtml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''))
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}
