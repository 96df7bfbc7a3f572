import type { InquiryField } from '../contact/inquiry.ts';

/**
 * Markup that the server's template of the contact form is made of (core/build/form-template.ts): the alert, and each field
 * as it stands in the prerendered page, with a value in it, and with a value and an error.
 */
export interface ContactSlots {
  alert: string;
  fields: { field: InquiryField; asWritten: string; plain: string; withError: string }[];
}

/** The same of the page that says that an inquiry is sent: the line with the reference number as it stands there, and with a number. */
export interface ReferenceSlot {
  asWritten: string;
  withNumber: string;
}
