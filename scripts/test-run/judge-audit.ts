import { type Counts, noCounts } from './counts.ts';

interface Report {
  vulnerabilities?: Record<string, { severity: string; fixAvailable: boolean | { name: string; version: string } }>;
  message?: string;
  error?: { summary?: string };
}

/** What the output of `npm audit --json` comes to: one test, which passes, fails or is skipped, and what to print. */
export function judgeAudit(output: string): { counts: Counts; lines: string[] } {
  const { vulnerabilities, message, error } = parse(output);
  if (!vulnerabilities) {
    const reason = (message || error?.summary || 'no answer').split('\n')[0] ?? '';
    const skip = 'known vulnerabilities: the registry does not answer';
    return { counts: { ...noCounts(), skipped: 1, skips: { [skip]: 1 } }, lines: [`${skip} (${reason})`] };
  }
  const found = Object.entries(vulnerabilities);
  if (found.length === 0) return { counts: { ...noCounts(), passed: 1 }, lines: ['no known vulnerabilities'] };
  const lines = found.map(([name, { severity, fixAvailable }]) => {
    const cure =
      typeof fixAvailable === 'object'
        ? `install ${fixAvailable.name}@${fixAvailable.version}`
        : fixAvailable
          ? 'run npm audit fix'
          : 'no fix yet';
    return `${name}: ${severity}; ${cure}`;
  });
  return { counts: { ...noCounts(), failed: 1, failures: [`known vulnerabilities: ${lines.join(', ')}`] }, lines };
}

function parse(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return {};
  }
}
