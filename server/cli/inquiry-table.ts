import stringWidth from 'string-width';
import { timeInSeoul } from '../../core/site/seoul-time.ts';
import { formatTable, removeControlCharacters, truncateToWidth } from './format-text.ts';
import type { InquiryRecord } from './inquiry-records.ts';

const HEADER = ['ID', 'Received', 'Category', 'In', 'Name', 'Company', 'Subject', 'State', 'Mails'];

/**
 * Formats inquiries as a table; as two lines each where the terminal is too narrow for it.
 * @param columns Of the terminal; undefined without one.
 */
export function formatRecords(records: readonly InquiryRecord[], columns?: number): string {
  const table = formatTable([HEADER, ...records.map(toRow)]);
  if (columns === undefined || Math.max(...table.split('\n').map((line) => stringWidth(line))) <= columns) return table;
  return records.map((record) => formatInLines(record, columns)).join('\n');
}

function toRow(record: InquiryRecord): string[] {
  const { id, receivedAt, category, locale, name, company, subject } = record;
  const cell = (text: string | null, columns: number) => (text === null ? '-' : truncateToWidth(removeControlCharacters(text), columns));
  const row = [id.slice(0, 8), timeInSeoul(Date.parse(receivedAt)), category, locale, cell(name, 16), cell(company, 20), cell(subject, 36)];
  return [...row, formatState(record), formatMails(record)];
}

/** What staff act on, then from whom and about what. */
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
  return repliedAt && destroyedBy ? `replied, kept until ${timeInSeoul(Date.parse(destroyedBy))}` : 'open';
}

/** Names the mails that failed, since staff must act on them; otherwise one word for both mails. */
function formatMails({ mails }: InquiryRecord): string {
  const states = Object.entries(mails);
  const failed = states.filter(([, state]) => state === 'failed').map(([kind]) => kind);
  if (failed.length > 0) return `${failed.sort().join(' and ')} failed`;
  if (states.some(([, state]) => state === 'waiting')) return 'waiting';
  return states.length === 0 ? '-' : 'sent';
}
