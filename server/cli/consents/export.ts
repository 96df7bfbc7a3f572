import type { Command } from '../tool.ts';
import { EXPORT_OPTIONS, writeExport } from '../write-export.ts';
import { CONSENT_FILTERS, findConsents } from './records.ts';

const COLUMNS = ['id', 'givenAt', 'endsAt', 'locale', 'name', 'company', 'email', 'phone', 'textVersion'];

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
