import type { Command } from '../command.ts';
import { EXPORT_OPTIONS, writeExport } from '../write-export.ts';
import { FILTER_OPTIONS, readFilters, readLimit } from './filters.ts';
import { findRecords, type InquiryRecord } from './records.ts';

const COLUMNS = Object.keys({
  id: true,
  receivedAt: true,
  locale: true,
  category: true,
  name: true,
  company: true,
  jobTitle: true,
  country: true,
  phone: true,
  email: true,
  subject: true,
  message: true,
  repliedAt: true,
  repliedBy: true,
  destroyedBy: true,
  destroyedAt: true,
} satisfies Record<Exclude<keyof InquiryRecord, 'mails'>, true>);

export const exportInquiries: Command = {
  summary: 'Writes inquiries with all their fields',
  options: {
    ...EXPORT_OPTIONS,
    ...FILTER_OPTIONS,
    limit: { type: 'string', value: 'N', help: 'at most N inquiries; default: all' },
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
