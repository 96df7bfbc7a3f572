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
  const alert = template.alerts[alertOf(faults)];
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

/** The two fixed messages in their order (brief 6.3); the server's own for what no field can mend. */
function alertOf(faults: readonly InquiryFault[]): 'required' | 'privacy' | 'server' {
  const fields = faults.map(({ pointer }) => pointer.slice(1)).filter((name) => (FIELDS as readonly string[]).includes(name));
  if (fields.some((name) => name !== 'privacyAgreement')) return 'required';
  return fields.length > 0 ? 'privacy' : 'server';
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For text and quoted attributes alike. What HTML cannot hold falls away; the form's reading would drop it too. */
export function escapeHtml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''))
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}
