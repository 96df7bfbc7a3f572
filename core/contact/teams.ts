import { CATEGORIES, EMAIL, type InquiryCategory } from './inquiry.ts';

/** Which mailbox reads the inquiries of a category: content/teams.json. */
export type Teams = Readonly<Record<InquiryCategory, string>>;

/** What is wrong with content/teams.json: each fault with its field and the cure. */
export function teamFaults(value: unknown): string[] {
  const file = 'content/teams.json';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [`${file}: is no object; write { "CATEGORY": "address" } for ${CATEGORIES.join(', ')}`];
  }
  const teams = value as Record<string, unknown>;
  const missing = CATEGORIES.filter((category) => !(category in teams)).map(
    (category) => `${file}: '${category}' is missing; give the address that reads these inquiries`,
  );
  const wrong = Object.entries(teams).flatMap(([category, address]) => {
    if (!(CATEGORIES as readonly string[]).includes(category)) {
      return [`${file}: '${category}' is no category of inquiries; use ${CATEGORIES.join(', ')}`];
    }
    return typeof address === 'string' && EMAIL.test(address) ? [] : [`${file}: '${category}' is no email address; write team@example.com`];
  });
  return [...missing, ...wrong];
}
