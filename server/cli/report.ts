import { REPORT } from './report/tool.ts';
import { runTool } from './run-tool.ts';

// `npm run report`: figures of visits and of Lighthouse as one HTML file (docs/operations.md).
process.exitCode = await runTool(REPORT, process.argv.slice(2), process.env);
