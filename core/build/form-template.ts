import type { FieldError, InquiryField } from '../contact/inquiry.ts';

/** The contact page, which the server fills where the form was sent without JavaScript. Strings are markup; slots are in its order. */
export interface FormTemplate {
  /** `alert` stands above the form: `ALERT_MARK` is replaced by its message. */
  parts: readonly (string | { alert: string } | FieldSlot)[];
  /** Messages of the errors, escaped for HTML; keys such as `name.length`. */
  errors: Readonly<Record<`${InquiryField}.${FieldError['code']}`, string>>;
  /** Messages above the form: fields are missing, the agreement is missing, or the server refused the form as a whole. */
  alerts: Readonly<Record<'required' | 'privacy' | 'server', string>>;
}

/** The template as the build keeps it for the server. */
export interface DocumentTemplate extends FormTemplate {
  /** Source expression of the inline style of the page, for its content policy (spec 15). */
  styleHash: string;
}

/** The page that says that an inquiry is sent, with its reference number, for which `VALUE_MARK` stands. */
export interface SentPageTemplate {
  html: string;
  styleHash: string;
}

/** The markup of a field without and with an error. `VALUE_MARK`, `ERROR_MARK` and `markSelected` mark what is filled in. */
export interface FieldSlot {
  field: InquiryField;
  plain: string;
  withError: string;
}

/** Placeholders of private use characters. No text of the site has them; in a visitor's text they are inserted last and not replaced. */
export const ALERT_MARK = '\uE000alert\uE000';
export const VALUE_MARK = '\uE000value\uE000';
export const ERROR_MARK = '\uE000error\uE000';
/** On an option or a checkbox: replaced by ` selected=""` or ` checked=""` when the field has this value, else removed. */
export const SELECTED_MARK = /\uE001(selected|checked)=([^\uE001]*)\uE001/g;
export const markSelected = (kind: 'selected' | 'checked', value: string): string => `\uE001${kind}=${value}\uE001`;
