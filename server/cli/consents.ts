import { CONSENTS } from './consents/tool.ts';
import { runTool } from './run-tool.ts';

// `npm run consents`: lists the consents to marketing, and withdraws them (docs/inquiries.md).
process.exitCode = await runTool(CONSENTS, process.argv.slice(2), process.env);
