import { afterAll, afterEach, expect, it } from 'vitest';
import { momentInSeoul } from '../../core/site/dates.ts';
import { emptyDatabase, inEachDatabase } from '../../tests/support/each-database.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { recordReply } from '../db/inquiries.ts';
import { openDatabase } from '../db/open-database.ts';
import { destroyOne } from '../retention/destroy-personal-data.ts';
import { queueReminders } from './reminders.ts';

// A Thursday: its third working day after is the Tuesday.
const CAME_IN = momentInSeoul('2026-11-19 10:00');
const DUE = momentInSeoul('2026-11-24 10:00');
const iso = (moment: number) => new Date(moment).toISOString();

await inEachDatabase(async (makePlace) => {
  const place = await makePlace();
  const database = await openDatabase(place);
  afterEach(() => emptyDatabase(database, place.dataDir));
  afterAll(() => database.close());
  const reminders = () => database.db.selectFrom('mails').selectAll().where('kind', '=', 'reminder').execute();

  it('one reminder after three working days, and no second one', async () => {
    const id = await storeInquiry(database, iso(CAME_IN));
    expect(await queueReminders(database, DUE - 1)).toBe(0);
    expect(await queueReminders(database, DUE)).toBe(1);
    expect(await queueReminders(database, DUE + 3_600_000)).toBe(0);
    expect(await reminders()).toMatchObject([{ inquiry_id: id, state: 'waiting', attempts: 0, due_at: iso(DUE) }]);
  });

  it('none for what has a reply, is destroyed, or came in more than 30 days ago', async () => {
    const replied = await storeInquiry(database, iso(CAME_IN));
    await recordReply(database, replied, { at: CAME_IN + 1, by: 'Kim' });
    const destroyed = await storeInquiry(database, iso(CAME_IN));
    await destroyOne(database, place.dataDir, destroyed, CAME_IN + 1);
    await storeInquiry(database, iso(DUE - 30 * 86_400_000));
    expect(await queueReminders(database, DUE)).toBe(0);
    expect(await reminders()).toEqual([]);
  });

  it('two servers at the same time queue it once', async () => {
    const other = await openDatabase(place);
    for (let n = 0; n < 5; n += 1) await storeInquiry(database, iso(CAME_IN + n));
    const queued = await Promise.all([queueReminders(database, DUE + 5), queueReminders(other, DUE + 5)]);
    expect([queued[0] + queued[1], (await reminders()).length]).toEqual([5, 5]);
    await other.close();
  });
});
