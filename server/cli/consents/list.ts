import { timeInSeoul } from '../../../core/site/seoul-time.ts';
import { counted } from '../counted.ts';
import { cutToWidth } from '../display-width.ts';
import { layTable, printable } from '../table.ts';
import type { Command } from '../tool.ts';
import { CONSENT_FILTERS, findConsents } from './records.ts';

const HEAD = ['ID', 'Given', 'In', 'Name', 'Company', 'Email', 'Phone', 'Text of', 'Ends'];

export const list: Command = {
  summary: 'Shows who agreed to marketing, the newest first',
  options: { ...CONSENT_FILTERS, json: { type: 'boolean', help: 'for programs' } },
  async run(call) {
    const records = await findConsents(call.database.db, call);
    if (call.options.json) return call.print(JSON.stringify(records, null, 2));
    if (records.length === 0) return call.print('No consents.');
    const rows = records.map(({ id, givenAt, endsAt, locale, name, company, email, phone, textVersion }) => {
      const [given, ends] = [givenAt, endsAt].map((moment) => timeInSeoul(Date.parse(moment))) as [string, string];
      const written = [cutToWidth(printable(name), 16), cutToWidth(printable(company), 20), printable(email), printable(phone ?? '-')];
      return [id.slice(0, 8), given, locale, ...written, textVersion, ends.slice(0, 10)];
    });
    call.print(`${layTable([HEAD, ...rows])}\n\n${counted(records.length, 'consent')}`);
  },
};
