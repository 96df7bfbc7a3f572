import { countCodePoints, normalizeText } from '../../../core/contact/inquiry.ts';
import { getDestructionTime, RETENTION_DAYS_AFTER_REPLY } from '../../../core/contact/retention.ts';
import { timeInSeoul } from '../../../core/site/seoul-time.ts';
import { type Command, UsageError } from '../command.ts';
import { parseMoment } from '../parse-moment.ts';
import { findId } from './find-id.ts';

const MAX_NAME_LENGTH = 50;

export const reply: Command = {
  summary: `Records that an inquiry was replied to: its personal data is destroyed ${RETENTION_DAYS_AFTER_REPLY} days later`,
  operands: 'ID',
  options: {
    by: { type: 'string', value: 'NAME', help: 'who replied' },
    at: { type: 'string', value: 'TIME', help: "when: 2026-11-21, '2026-11-21 15:04', or 2h ago; default: now" },
    force: { type: 'boolean', help: 'replace a recorded reply, which changes the date of destruction' },
  },
  async run({ database: { db }, operands: [prefix = ''], options, now, print }) {
    const by = typeof options.by === 'string' ? normalizeText(options.by) : '';
    if (by === '' || countCodePoints(by) > MAX_NAME_LENGTH)
      throw new UsageError(`--by must be the name of who replied, 1 to ${MAX_NAME_LENGTH} characters`);
    const at = options.at === undefined ? now : parseMoment('at', String(options.at), now);
    const id = await findId(db, prefix);
    const { created_at } = await db.selectFrom('inquiries').select('created_at').where('id', '=', id).executeTakeFirstOrThrow();
    // --at has minutes, so the minute of the inquiry itself is allowed.
    if (at < Date.parse(created_at) && timeInSeoul(at) !== timeInSeoul(Date.parse(created_at)))
      throw new Error(`${id} came in at ${timeInSeoul(Date.parse(created_at))}: --at must be later`);

    let update = db
      .updateTable('inquiries')
      .set({ replied_at: new Date(at).toISOString(), replied_by: by })
      .where('id', '=', id);
    update = update.where('purged_at', 'is', null);
    if (!options.force) update = update.where('replied_at', 'is', null);
    const { numUpdatedRows } = await update.executeTakeFirst();
    if (numUpdatedRows === 0n) {
      const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      if (row.purged_at)
        throw new Error(`${id}: its personal data was destroyed at ${timeInSeoul(Date.parse(row.purged_at))}; nothing was changed`);
      throw new Error(
        `${id} was replied to at ${timeInSeoul(Date.parse(row.replied_at ?? ''))} by ${row.replied_by}; nothing was changed (--force replaces it)`,
      );
    }
    const end = getDestructionTime(at);
    print(`${id}: replied at ${timeInSeoul(at)} by ${by}.`);
    print(
      end > now
        ? `Its personal data will be destroyed at ${timeInSeoul(end)}. Delete the mails about it by then, too.`
        : `Its personal data is due already: the server destroys it within an hour, 'purge' at once.`,
    );
  },
};
