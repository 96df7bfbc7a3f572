import { exportInquiries } from './inquiries/export.ts';
import { list } from './inquiries/list.ts';
import { purge } from './inquiries/purge.ts';
import { reply } from './inquiries/reply.ts';
import { resend } from './inquiries/resend.ts';
import { show } from './inquiries/show.ts';
import { stats } from './inquiries/stats.ts';
import { runTool } from './run-tool.ts';

// `npm run inquiries`: the staff's tool for what comes in by the contact form (docs/inquiries.md).
process.exitCode = await runTool(
  {
    name: 'inquiries',
    summary: 'What came in by the contact form: read it, record replies, destroy personal data.',
    commands: { list, show, reply, purge, export: exportInquiries, stats, resend },
  },
  process.argv.slice(2),
);
