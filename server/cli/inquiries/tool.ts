import type { Tool } from '../command.ts';
import { exportInquiries } from './export.ts';
import { list } from './list.ts';
import { purge } from './purge.ts';
import { reply } from './reply.ts';
import { resend } from './resend.ts';
import { show } from './show.ts';
import { stats } from './stats.ts';

export const INQUIRIES: Tool = {
  name: 'inquiries',
  summary: 'What came in by the contact form: read it, record replies, destroy personal data.',
  commands: { list, show, reply, purge, export: exportInquiries, stats, resend },
};
