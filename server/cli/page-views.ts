import { PAGE_VIEWS } from './page-views/tool.ts';
import { runTool } from './run-tool.ts';

// `npm run page-views`: counts the views of pages (docs/operations.md).
process.exitCode = await runTool(PAGE_VIEWS, process.argv.slice(2), process.env);
