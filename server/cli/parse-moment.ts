import { momentInSeoul } from '../../core/site/seoul-time.ts';
import { UsageError } from './command.ts';

const UNITS = { h: 3_600_000, d: 86_400_000 } as const;

/** Parses a day or time in Seoul (`2026-11-21`, `2026-11-21 15:04`), or a duration before now (`12h`, `7d`). */
export function parseMoment(option: string, text: string, now: number): number {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
  const moment = count ? now - Number(count) * UNITS[unit as keyof typeof UNITS] : momentInSeoul(text);
  if (Number.isNaN(moment))
    throw new UsageError(`--${option} is '${text}': give a day as 2026-11-21, a time as '2026-11-21 15:04', or 7d, 12h ago`);
  if (moment > now) throw new UsageError(`--${option} is '${text}', which is in the future: give a time in the past`);
  return moment;
}
