import type { InquiryCategory } from './inquiry.ts';

/** Which mailbox reads the inquiries of a category: content/teams.json. */
export type Teams = Readonly<Record<InquiryCategory, string>>;
