import type { InquiryFault, InquiryField } from './inquiry.ts';

/**
 * The contact page as the pipeline leaves it for the server, which fills it with a visitor's entries and faults where
 * there is no JavaScript (design 6). Text stands as it is; slots are filled in the order of the page.
 */
export interface FormTemplate {
  parts: readonly (string | AlertSlot | FieldSlot)[];
  /** Words of each fault, ready for HTML: `name.length`. */
  faults: Readonly<Record<`${InquiryField}.${InquiryFault['code']}`, string>>;
  /** The two fixed messages above the form (brief 6.3), and the one for a refusal that is no field's. */
  alerts: Readonly<Record<'required' | 'privacy' | 'server', string>>;
}

/** Stands above the form when there is something wrong; `ALERT` marks where its words go. */
export interface AlertSlot {
  alert: string;
}

/** A field as it is without a fault and with one. `VALUE`, `FAULT` and `chosen` mark what is to be filled in. */
export interface FieldSlot {
  field: InquiryField;
  plain: string;
  faulty: string;
}

/** Marks from the private use area, which no text of ours has and the inquiry's own is escaped from. */
export const ALERT = '\uE000alert\uE000';
export const VALUE = '\uE000value\uE000';
export const FAULT = '\uE000fault\uE000';
/** On an option or a checkbox: becomes ` selected=""` or ` checked=""` when the entry has this value, else nothing. */
export const CHOSEN = /\uE001(selected|checked)=([^\uE001]*)\uE001/g;
export const chosen = (kind: 'selected' | 'checked', value: string): string => `\uE001${kind}=${value}\uE001`;
