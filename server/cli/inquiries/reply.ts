import { getDestructionTime, RETENTION_DAYS_AFTER_REPLY } from '../../../core/contact/retention.ts';
import { timeInSeoul } from '../../../core/site/seoul-time.ts';
import { readStaffName, recordReply } from '../../db/record-reply.ts';
import { type Command, UsageError } from '../command.ts';
import { parseMoment } from '../parse-moment.ts';
import { findId } from './find-id.ts';

export const reply: Command = {
  summary: `Records that an inquiry was replied to: its personal data is destroyed ${RETENTION_DAYS_AFTER_REPLY} days later`,
  operands: 'ID',
  options: {
    by: { type: 'string', value: 'NAME', help: 'who replied' },
    at: { type: 'string', value: 'TIME', help: "when: 2026-11-21, '2026-11-21 15:04', or 2h ago; default: now" },
    force: { type: 'boolean', help: 'replace a recorded reply, which changes the date of destruction' },
  },
  async run({ database, operands: [prefix = ''], options, now, print }) {
    const by = typeof options.by === 'string' ? readStaffName(options.by) : undefined;
    if (by === undefined) throw new UsageError('--by must be the name of who replied, 1 to 50 characters');
    const at = options.at === undefined ? now : parseMoment('at', String(options.at), now);
    const id = await findId(database.db, prefix);
    const { created_at } = await database.db.selectFrom('inquiries').select('created_at').where('id', '=', id).executeTakeFirstOrThrow();
    // --at has minutes, so the minute of the inquiry itself is allowed.
    if (at < Date.parse(created_at) && timeInSeoul(at) !== timeInSeoul(Date.parse(created_at)))
      throw new Error(`${id} came in at ${timeInSeoul(Date.parse(created_at))}: --at must be later`);

    const unchanged = await recordReply(database, id, { at, by, force: options.force === true });
    if (unchanged?.purged_at)
      throw new Error(`${id}: its personal data was destroyed at ${timeInSeoul(Date.parse(unchanged.purged_at))}; nothing was changed`);
    if (unchanged)
      throw new Error(
        `${id} was replied to at ${timeInSeoul(Date.parse(unchanged.replied_at ?? ''))} by ${unchanged.replied_by}; nothing was changed (--force replaces it)`,
      );
    const end = getDestructionTime(at);
    print(`${id}: replied at ${timeInSeoul(at)} by ${by}.`);
    print(
      end > now
        ? `Its personal data will be destroyed at ${timeInSeoul(end)}. Delete the mails about it by then, too.`
        : `Its personal data is due already: the server destroys it within an hour, 'purge' at once.`,
    );
  },
};
