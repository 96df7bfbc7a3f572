import { expect, it } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

const judge = (value: unknown) => judgeAudit(JSON.stringify(value));

it('passes where nothing is known', () =>
  expect(judge({ vulnerabilities: {} }).counts).toMatchObject({ passed: 1, failed: 0, skipped: 0 }));

it('fails with each package and its cure', () => {
  const { counts, lines } = judge({
    vulnerabilities: {
      a: { severity: 'high', fixAvailable: true },
      b: { severity: 'low', fixAvailable: { name: 'c', version: '2.0.0' } },
      d: { severity: 'moderate', fixAvailable: false },
    },
  });
  expect(lines).toEqual(['a: high; run npm audit fix', 'b: low; install c@2.0.0', 'd: moderate; no fix yet']);
  expect(counts).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

it.each([
  ['refuses', JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } }), '405 Method Not Allowed'],
  ['is not there', JSON.stringify({ error: { summary: 'getaddrinfo ENOTFOUND' } }), 'getaddrinfo ENOTFOUND'],
  ['answers with something else', '<html>', 'no answer'],
])('is skipped where the registry %s', (_what, output, reason) => {
  const { counts, lines } = judgeAudit(output);
  expect(counts).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
  expect(lines).toEqual([`known vulnerabilities: the registry does not answer (${reason})`]);
});
