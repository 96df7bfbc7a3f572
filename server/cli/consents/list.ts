import { timeInSeoul } from '../../../core/site/seoul-time.ts';
import type { Command } from '../command.ts';
import { truncateToWidth } from '../display-width.ts';
import { formatCount } from '../format-count.ts';
import { formatTable, removeControlCharacters } from '../format-table.ts';
import { CONSENT_FILTERS, findConsents } from './records.ts';

const HEADER = ['ID', 'Given', 'In', 'Name', 'Company', 'Email', 'Phone', 'Text of', 'Ends'];

export const list: Command = {
  summary: 'Shows who agreed to marketing, the newest first',
  options: { ...CONSENT_FILTERS, json: { type: 'boolean', help: 'for programs' } },
  async run(call) {
    const records = await findConsents(call.database.db, call);
    if (call.options.json) return call.print(JSON.stringify(records, null, 2));
    if (records.length === 0) return call.print('No consents.');
    const rows = records.map(({ id, givenAt, endsAt, locale, name, company, email, phone, textVersion }) => {
      const [given, ends] = [timeInSeoul(Date.parse(givenAt)), timeInSeoul(Date.parse(endsAt))];
      const cells = [
        truncateToWidth(removeControlCharacters(name), 16),
        truncateToWidth(removeControlCharacters(company), 20),
        removeControlCharacters(email),
        removeControlCharacters(phone ?? '-'),
      ];
      return [id.slice(0, 8), given, locale, ...cells, textVersion, ends.slice(0, 10)];
    });
    call.print(`${formatTable([HEADER, ...rows])}\n\n${formatCount(records.length, 'consent')}`);
  },
};
