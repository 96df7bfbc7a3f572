import { timeInSeoul } from '../../../core/site/seoul-time.ts';
import type { Command } from '../command.ts';
import { formatTable, removeControlCharacters } from '../format-table.ts';
import { findId } from './find-id.ts';
import { findRecord } from './records.ts';

const MAIL_LABELS = { team: 'Team’s mail', receipt: 'Receipt', reminder: 'Reminder' } as const;

export const show: Command = {
  summary: 'Shows all fields of one inquiry',
  operands: 'ID',
  options: { json: { type: 'boolean', help: 'for programs' } },
  async run({ database: { db }, operands: [prefix = ''], options, print }) {
    const id = await findId(db, prefix);
    const record = await findRecord(db, id);
    if (options.json) return print(JSON.stringify(record, null, 2));
    const time = (moment: string | null) => moment && timeInSeoul(Date.parse(moment));
    const fields: [string, string | null][] = [
      ['ID', record.id],
      ['Received', time(record.receivedAt)],
      ['Category', record.category],
      ['Written in', record.locale],
      ['Name', record.name],
      ['Company', record.company],
      ['Job title', record.jobTitle],
      ['Country', record.country],
      ['Phone', record.phone],
      ['Email', record.email],
      ['Subject', record.subject],
      ['Replied', record.repliedAt && `${time(record.repliedAt)} by ${record.repliedBy}`],
      ['Kept until', time(record.destroyedBy)],
      ['Destroyed', time(record.destroyedAt)],
    ];
    const mails = await db.selectFrom('mails').selectAll().where('inquiry_id', '=', id).orderBy('kind', 'desc').execute();
    for (const { kind, state, attempts, sent_at, due_at, last_error } of mails) {
      const when = state === 'sent' ? ` ${time(sent_at)}` : state === 'waiting' ? `, due ${time(due_at)}` : '';
      const why = last_error ? `, ${attempts} attempts: ${last_error}` : '';
      fields.push([MAIL_LABELS[kind], `${state}${when}${why}`]);
    }
    print(formatTable(fields.flatMap(([label, value]) => (value === null ? [] : [[label, removeControlCharacters(value)]]))));
    if (record.message !== null) print(`\n${removeControlCharacters(record.message)}`);
  },
};
