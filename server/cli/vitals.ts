import { runTool } from './run-tool.ts';
import { VITALS } from './vitals/tool.ts';

// `npm run vitals`: how fast pages were for visitors (docs/operations.md).
process.exitCode = await runTool(VITALS, process.argv.slice(2), process.env);
