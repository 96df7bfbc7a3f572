/** From when on a post is shown, in milliseconds: `ALWAYS` without a time, `NEVER` while it is a draft. */
export type Release = number;
export const ALWAYS: Release = -Infinity;
export const NEVER: Release = Infinity;

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/** The moment at which a build looks at `publishAt`: `PUBLISH_NOW`, or the clock. Throws with a hint when it is no time. */
export function publishNow(env: NodeJS.ProcessEnv = process.env): number {
  if (!env.PUBLISH_NOW) return Date.now();
  const now = parseTime(env.PUBLISH_NOW) ?? Date.parse(env.PUBLISH_NOW);
  if (Number.isNaN(now)) throw new Error(`PUBLISH_NOW is '${env.PUBLISH_NOW}': give a time such as 2026-12-01T09:00+09:00`);
  return now;
}

/** A day of the calendar, written `2026-01-31`. */
export function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
}

/** A time with its offset, or a day, which begins in Seoul. Undefined for anything else. */
export function parseTime(text: string): number | undefined {
  if (!isDay(text.slice(0, 10))) return undefined;
  if (text.length === 10) return Date.parse(`${text}T00:00+09:00`);
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** What `draft` and `publishAt` come to. A time that cannot be read keeps the post back; the check names it. */
export function releaseOf(draft: unknown, publishAt: unknown): Release {
  if (draft !== undefined && draft !== 'false') return NEVER;
  if (publishAt === undefined) return ALWAYS;
  return parseTime(String(publishAt)) ?? NEVER;
}
