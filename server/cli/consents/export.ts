import type { Command } from '../command.ts';
import { EXPORT_OPTIONS, writeExport } from '../write-export.ts';
import { CONSENT_FILTERS, type ConsentRecord, findConsents } from './records.ts';

const COLUMNS = Object.keys({
  id: true,
  givenAt: true,
  endsAt: true,
  locale: true,
  name: true,
  company: true,
  email: true,
  phone: true,
  textVersion: true,
} satisfies Record<keyof ConsentRecord, true>);

export const exportConsents: Command = {
  summary: 'Writes consents with all their fields',
  options: { ...EXPORT_OPTIONS, ...CONSENT_FILTERS },
  async run(call) {
    const records = await findConsents(call.database.db, call);
    writeExport(
      call,
      ['consent', 'consents'],
      records.map((record) => ({ ...record })),
      COLUMNS,
    );
  },
};
