import { InvalidArgumentError } from 'commander';
import { readReference } from '../../core/contact/reference.ts';
import { momentInSeoul } from '../../core/site/seoul-time.ts';

/** Units of a span before now. */
const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** What an option of a day or time takes, for its help. */
export const MOMENT = '2026-11-21, or how long ago: 7d, 12h';

/** Reads a day or time in Seoul (`2026-11-21`, `2026-11-21 15:04`), or a span before now (`12h`, `7d`, `2w`). A day is its first moment. */
export const readMoment =
  (now: number) =>
  (text: string): number => {
    const [, count, unit = ''] = /^(\d{1,4})([mhdw])$/.exec(text.trim()) ?? [];
    const moment = count ? now - Number(count) * (UNITS[unit] ?? 0) : momentInSeoul(text.trim());
    if (Number.isNaN(moment))
      throw new InvalidArgumentError("Give a day as 2026-11-21, a time as '2026-11-21 15:04', or how long ago as 12h, 7d, 2w.");
    if (moment > now) throw new InvalidArgumentError('It is in the future: give a time in the past.');
    return moment;
  };

/** Reads a whole number from 1. */
export function readNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('Give a whole number from 1.');
  return number;
}

/** Reads one of some words, in any case. */
export const readOneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word => {
    const word = words.find((one) => one.toLowerCase() === text.trim().toLowerCase());
    if (!word) throw new InvalidArgumentError(`Give one of ${words.join(', ')}.`);
    return word;
  };

/** The beginning of an ID. */
export const ID_START = /^[\da-f-]{4,36}$/i;

export function readIdStart(text: string): string {
  if (!ID_START.test(text))
    throw new InvalidArgumentError(
      'Give a reference number such as 3F2A-9C01, or at least the first 4 characters of an ID, digits and letters from a to f.',
    );
  return readReference(text.toLowerCase());
}
