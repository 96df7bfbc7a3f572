import { CONSENTS } from './consents/tool.ts';
import { runTool } from './run-tool.ts';

// `npm run consents`: who agreed to marketing, and the withdrawal (docs/inquiries.md).
process.exitCode = await runTool(CONSENTS, process.argv.slice(2), process.env);
