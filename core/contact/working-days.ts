import { dayInSeoul } from '../site/seoul-time.ts';

/** The team is reminded of an inquiry that has no reply after this many working days. */
export const REMINDER_WORKING_DAYS = 3;

const DAY_MS = 86_400_000;

/**
 * The same time of day so many working days later, in milliseconds since the epoch. Saturdays and Sundays in Seoul are not counted;
 * public holidays are, since they are not known here.
 */
export function addWorkingDays(moment: number, days: number): number {
  let end = moment;
  for (let left = days; left > 0; ) {
    end += DAY_MS;
    const weekday = new Date(dayInSeoul(end)).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return end;
}
