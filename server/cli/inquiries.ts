import { INQUIRIES } from './inquiries/tool.ts';
import { runTool } from './run-tool.ts';

// `npm run inquiries`: the command line tool for inquiries from the contact form (docs/inquiries.md).
process.exitCode = await runTool(INQUIRIES, process.argv.slice(2), process.env);
