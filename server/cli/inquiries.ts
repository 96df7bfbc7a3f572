import { INQUIRIES } from './inquiries/tool.ts';
import { runTool } from './run-tool.ts';

// `npm run inquiries`: the staff's tool for what comes in by the contact form (docs/inquiries.md).
process.exitCode = await runTool(INQUIRIES, process.argv.slice(2), process.env);
