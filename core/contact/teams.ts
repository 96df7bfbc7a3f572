import { EMAIL, INQUIRY_CATEGORIES, type InquiryCategory } from './inquiry.ts';

/** Which mailbox reads the inquiries of a category: content/teams.json. */
export type Teams = Readonly<Record<InquiryCategory, string>>;

/** Lists what is wrong with content/teams.json. Each error names the field and what to write. */
export function listTeamErrors(value: unknown): string[] {
  const file = 'content/teams.json';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [`${file}: is no object; write { "CATEGORY": "address" } for ${INQUIRY_CATEGORIES.join(', ')}`];
  }
  const teams = value as Record<string, unknown>;
  const missing = INQUIRY_CATEGORIES.filter((category) => !(category in teams)).map(
    (category) => `${file}: '${category}' is missing; give the address that reads these inquiries`,
  );
  const wrong = Object.entries(teams).flatMap(([category, address]) => {
    if (!(INQUIRY_CATEGORIES as readonly string[]).includes(category)) {
      return [`${file}: '${category}' is no category of inquiries; use ${INQUIRY_CATEGORIES.join(', ')}`];
    }
    return typeof address === 'string' && EMAIL.test(address) ? [] : [`${file}: '${category}' is no email address; write team@example.com`];
  });
  return [...missing, ...wrong];
}
