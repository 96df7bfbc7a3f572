/** How long personal data of inquiries and consents is kept (spec 9). */

/** An inquiry's personal data is destroyed this many days after its reply. */
export const RETENTION_DAYS_AFTER_REPLY = 5;

/** A consent to marketing expires after this many years. */
export const CONSENT_RETENTION_YEARS = 2;

const DAY_MS = 86_400_000;

/** When the personal data of an inquiry must be destroyed, in milliseconds since the epoch. */
export function getDestructionTime(repliedAt: number): number {
  return repliedAt + RETENTION_DAYS_AFTER_REPLY * DAY_MS;
}

/** Inquiries replied to at this time or before must be destroyed now. */
export function getReplyCutoff(now: number): number {
  return now - RETENTION_DAYS_AFTER_REPLY * DAY_MS;
}

/** Consents given at this time or before have expired. */
export function getConsentCutoff(now: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCFullYear(date.getUTCFullYear() - CONSENT_RETENTION_YEARS);
  // 29 February becomes 1 March in a year without it; the consents of 28 February are the last to expire.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
