/** How long personal data of inquiries and consents is kept (brief F-22 and 6.4, privacy policy 3). Pure: clocks are given. */

/** An inquiry's personal data is destroyed so many days after its reply. */
export const DAYS_AFTER_REPLY = 5;

/** A consent to marketing ends by itself after so many years. */
export const CONSENT_YEARS = 2;

const DAY = 86_400_000;

/** When the personal data of an inquiry is destroyed that was replied to at this moment. */
export function destructionAfter(repliedAt: number): number {
  return repliedAt + DAYS_AFTER_REPLY * DAY;
}

/** Inquiries replied to at this moment or before are to be destroyed now. */
export function lastReplyToDestroy(now: number): number {
  return now - DAYS_AFTER_REPLY * DAY;
}

/** Consents given at this moment or before have ended. */
export function lastConsentToDestroy(now: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCFullYear(date.getUTCFullYear() - CONSENT_YEARS);
  // The day after a 29th of February that is not there: the last one that was.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
