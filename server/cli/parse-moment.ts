import { dayInSeoul, momentInSeoul } from '../../core/site/seoul-time.ts';
import { UsageError } from './command.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units of a duration before now, as they are written in short, in English and in Korean. */
const UNITS: readonly (readonly [pattern: RegExp, milliseconds: number])[] = [
  [/^(?:m|min|minutes?|분)$/, MINUTE],
  [/^(?:h|hours?|시간)$/, HOUR],
  [/^(?:d|days?|일)$/, DAY],
  [/^(?:w|weeks?|주|주일)$/, 7 * DAY],
];

/** Names of days, and how many days ago they began. */
const DAYS: Readonly<Record<string, number>> = { today: 0, 오늘: 0, yesterday: 1, 어제: 1, 그제: 2, 그저께: 2 };

/**
 * Parses a day or time in Seoul (`2026-11-21`, `2026-11-21 15:04`), a day by its name (`yesterday`, `어제`), or a duration before now
 * (`12h`, `7d`, `2 weeks ago`, `2주 전`). A day is its first moment. Throws a UsageError that names the option.
 */
export function parseMoment(option: string, text: string, now: number): number {
  const words = text.trim().toLowerCase();
  const moment = parseDuration(words, now) ?? parseDay(words, now) ?? momentInSeoul(text.trim());
  if (Number.isNaN(moment))
    throw new UsageError(
      `--${option} is '${text}': give a day as 2026-11-21 or yesterday, a time as '2026-11-21 15:04', or how long ago as 12h, 7d, '2 weeks ago' (어제, '2주 전')`,
    );
  if (moment > now) throw new UsageError(`--${option} is '${text}', which is in the future: give a time in the past`);
  return moment;
}

function parseDuration(words: string, now: number): number | undefined {
  const [, count, name = ''] = /^(\d{1,4}) ?(\p{L}+?)(?: ?전| ago)?$/u.exec(words) ?? [];
  const unit = UNITS.find(([pattern]) => pattern.test(name));
  return count && unit ? now - Number(count) * unit[1] : undefined;
}

function parseDay(words: string, now: number): number | undefined {
  const days = Object.hasOwn(DAYS, words) ? DAYS[words] : undefined;
  return days === undefined ? undefined : momentInSeoul(dayInSeoul(now - days * DAY));
}
