import facts from '../../content/facts.json' with { type: 'json' };
import { DAY_MS } from '../site/constants.ts';

// How long personal data of inquiries and consents is kept (spec 9). The periods are those of the facts that the privacy policy, the
// consents and the mails promise: the check of the content refuses a fact whose words and number differ.

export const RETENTION_DAYS_AFTER_REPLY = facts.inquiryDestruction.days;

export const RETENTION_YEARS_WITHOUT_REPLY = facts.inquiryWithoutReply.years;

const CONSENT_RETENTION_YEARS = facts.marketingConsent.years;

/** When the personal data of an inquiry must be destroyed that was replied to at this time, in milliseconds since the epoch. */
export function getDestructionTime(repliedAt: number): number {
  return repliedAt + RETENTION_DAYS_AFTER_REPLY * DAY_MS;
}

/** When it must be destroyed if no reply is recorded. */
export function getUnansweredEnd(receivedAt: number): number {
  return addYears(receivedAt, RETENTION_YEARS_WITHOUT_REPLY);
}

/** Inquiries replied to at this time or before must be destroyed now. */
export function getReplyCutoff(now: number): number {
  return now - RETENTION_DAYS_AFTER_REPLY * DAY_MS;
}

/** Inquiries without a reply that came in at this time or before must be destroyed now. */
export function getUnansweredCutoff(now: number): number {
  return subtractYears(now, RETENTION_YEARS_WITHOUT_REPLY);
}

/** Consents given at this time or before have expired. */
export function getConsentCutoff(now: number): number {
  return subtractYears(now, CONSENT_RETENTION_YEARS);
}

/** When a consent expires, in milliseconds since the epoch. */
export function getConsentEnd(givenAt: number): number {
  return addYears(givenAt, CONSENT_RETENTION_YEARS);
}

/** 29 February becomes 1 March in a year without it. */
function addYears(moment: number, years: number): number {
  const date = new Date(moment);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

/** 29 February becomes the end of 28 February in a year without it: all that began by then has ended. */
function subtractYears(now: number, years: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.getUTCDate() === day ? date.getTime() : date.setUTCHours(0, 0, 0, -1);
}
