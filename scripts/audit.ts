import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ROOT } from '../pipeline/paths.ts';
import { judgeAudit } from './test-run/judge-audit.ts';

// Asks the npm registry for known vulnerabilities of what the server runs with and the pages hold. Where the registry does not answer
// such questions, as a mirror may not, that is said and counted as skipped.
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const { counts, lines } = judgeAudit(stdout);
for (const line of lines) console.log(line);
if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
process.exit(counts.failed === 0 ? 0 : 1);
