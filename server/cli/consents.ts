import { exportConsents } from './consents/export.ts';
import { list } from './consents/list.ts';
import { withdraw } from './consents/withdraw.ts';
import { runTool } from './run-tool.ts';

// `npm run consents`: who agreed to marketing, and the withdrawal (docs/inquiries.md).
process.exitCode = await runTool(
  {
    name: 'consents',
    summary: 'Consents to marketing: who gave one, withdrawal, export.',
    commands: { list, withdraw, export: exportConsents },
  },
  process.argv.slice(2),
);
