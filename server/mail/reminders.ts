import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../core/site/constants.ts';
import { dayInSeoul } from '../../core/site/dates.ts';
import type { Database } from '../db/open-database.ts';

/** An inquiry that is older when the server first looks is not worth a mail any more: it may be one of hundreds from before. */
const MAX_AGE_MS = 30 * DAY_MS;

/** Queues a mail to the team for each inquiry without a reply after three working days, once. Gives how many. */
export async function queueReminders({ db }: Database, now: number): Promise<number> {
  const candidates = await db
    .selectFrom('inquiries')
    .select(['id', 'created_at'])
    .where('replied_at', 'is', null)
    .where('purged_at', 'is', null)
    .where('created_at', '<=', iso(now - REMINDER_WORKING_DAYS * DAY_MS))
    .where('created_at', '>', iso(now - MAX_AGE_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mails').select('mails.id').whereRef('mails.inquiry_id', '=', 'inquiries.id').where('mails.kind', '=', 'reminder'),
        ),
      ),
    )
    .execute();
  let queued = 0;
  for (const { id, created_at } of candidates) {
    if (addWorkingDays(Date.parse(created_at), REMINDER_WORKING_DAYS) > now) continue;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('mails')
      .values({ id: randomUUID(), inquiry_id: id, kind: 'reminder', state: 'waiting', attempts: 0, due_at: iso(now) })
      .onConflict((conflict) => conflict.columns(['inquiry_id', 'kind']).doNothing())
      .executeTakeFirst();
    queued += Number(numInsertedOrUpdatedRows ?? 0);
  }
  return queued;
}

const iso = (moment: number) => new Date(moment).toISOString();

/** The team is reminded of an inquiry that has no reply after this many working days. */
export const REMINDER_WORKING_DAYS = 3;

/** The same time so many working days later. Public holidays are not known here, and count. */
export function addWorkingDays(moment: number, days: number): number {
  let end = moment;
  for (let left = days; left > 0; ) {
    end += DAY_MS;
    const weekday = new Date(dayInSeoul(end)).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return end;
}
