import type { InquiryField } from '#core/contact/inquiry.ts';

/** The id by which a field's markup (contact-field.tsx) and its behaviour find each other. */
export const fieldId = (field: InquiryField): string => `inquiry-${field}`;
