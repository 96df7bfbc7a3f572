import { timeInSeoul } from '../../../core/site/seoul-time.ts';
import type { Command } from '../command.ts';
import { truncateToWidth } from '../display-width.ts';
import { formatTable, getTableWidth, removeControlCharacters } from '../format-table.ts';
import { FILTER_OPTIONS, readFilters, readLimit } from './filters.ts';
import { findRecords, type InquiryRecord } from './records.ts';

const HEADER = ['ID', 'Received', 'Category', 'In', 'Name', 'Company', 'Subject', 'State', 'Mails'];

export const list: Command = {
  summary: 'Shows inquiries, the newest first',
  options: {
    ...FILTER_OPTIONS,
    limit: { type: 'string', value: 'N', help: 'at most N inquiries; default: 20' },
    json: { type: 'boolean', help: 'all fields, for programs' },
  },
  async run(call) {
    const { database, options, print, columns } = call;
    const filters = readFilters(call);
    const limit = readLimit(call) ?? 20;
    // One more than shown, to know whether there are more.
    const found = await findRecords(database.db, filters, limit + 1);
    const records = found.slice(0, limit);
    if (options.json) return print(JSON.stringify(records, null, 2));
    if (records.length === 0) return print('No inquiries.');
    const table = formatTable([HEADER, ...records.map(toRow)]);
    const fits = columns === undefined || getTableWidth(table) <= columns;
    print(fits ? table : records.map((record) => formatInLines(record, columns)).join('\n'));
    print(`\n${records.length} shown${found.length > limit ? `; there are more: --limit ${limit * 5}` : ''}`);
  },
};

function toRow(record: InquiryRecord): string[] {
  const { id, receivedAt, category, locale, name, company, subject } = record;
  const cell = (text: string | null, columns: number) => (text === null ? '-' : truncateToWidth(removeControlCharacters(text), columns));
  const row = [id.slice(0, 8), timeInSeoul(Date.parse(receivedAt)), category, locale, cell(name, 16), cell(company, 20), cell(subject, 36)];
  return [...row, formatState(record), formatMails(record)];
}

/** Two lines of a terminal that is too narrow for the table: what staff act on, then from whom and about what. */
function formatInLines(record: InquiryRecord, columns: number): string {
  const { id, receivedAt, category, locale, name, company, subject } = record;
  const first = [id.slice(0, 8), timeInSeoul(Date.parse(receivedAt)), category, locale, formatState(record), formatMails(record)];
  const person = [name, company].filter(Boolean).join(', ');
  const second = [person, subject].filter(Boolean).join(': ') || '-';
  return [first.join('  '), `  ${removeControlCharacters(second).replace(/\n/g, ' ')}`]
    .map((line) => truncateToWidth(line, columns))
    .join('\n');
}

function formatState({ repliedAt, destroyedBy, destroyedAt }: InquiryRecord): string {
  if (destroyedAt) return repliedAt ? 'replied, destroyed' : 'destroyed';
  return destroyedBy ? `replied, kept until ${timeInSeoul(Date.parse(destroyedBy))}` : 'open';
}

/** Names the mails that failed, since staff must act on them; otherwise one word for both mails. */
function formatMails({ mails }: InquiryRecord): string {
  const states = Object.entries(mails);
  const failed = states.filter(([, state]) => state === 'failed').map(([kind]) => kind);
  if (failed.length > 0) return `${failed.sort().join(' and ')} failed`;
  if (states.some(([, state]) => state === 'waiting')) return 'waiting';
  return states.length === 0 ? '-' : 'sent';
}
