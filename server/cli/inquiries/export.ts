import type { Command } from '../tool.ts';
import { EXPORT_OPTIONS, writeExport } from '../write-export.ts';
import { FILTER_OPTIONS, readFilters, readLimit } from './filters.ts';
import { findRecords } from './records.ts';

const COLUMNS = [
  'id',
  'receivedAt',
  'locale',
  'category',
  'name',
  'company',
  'jobTitle',
  'country',
  'phone',
  'email',
  'subject',
  'message',
  'repliedAt',
  'repliedBy',
  'destroyedBy',
  'destroyedAt',
];

export const exportInquiries: Command = {
  summary: 'Writes inquiries with all their fields',
  options: {
    ...EXPORT_OPTIONS,
    ...FILTER_OPTIONS,
    limit: { type: 'string', value: 'N', help: 'at most so many; all otherwise' },
  },
  async run(call) {
    const records = await findRecords(call.database.db, readFilters(call), readLimit(call));
    writeExport(
      call,
      ['inquiry', 'inquiries'],
      records.map((record) => ({ ...record })),
      COLUMNS,
    );
  },
};
