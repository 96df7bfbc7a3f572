import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DIST, ROOT } from '../../pipeline/paths.ts';
import { INQUIRY, postInquiry } from '../support/inquiries.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';

const DAY = 86_400_000;
const SOON = { timeout: 30_000, interval: 50 };
let dataDir = '';
let server: RunningServer | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(`${tmpdir()}/mail-and-retention-`);
});
afterEach(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The staff's tool as production has it, without a compiler. */
const tool = (name: string, ...args: string[]) =>
  execFileSync(process.execPath, [`${DIST}/server/${name}.mjs`, ...args], {
    cwd: tmpdir(),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });

/** Files of the data folder that tell of the person, also where a mail's text is encoded. */
function filesThatTell(): string[] {
  const words = [INQUIRY.name, INQUIRY.company, INQUIRY.email, INQUIRY.phone, INQUIRY.subject, INQUIRY.message.slice(0, 8)] as string[];
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
    if (statSync(`${dataDir}/${name}`).isDirectory()) return false;
    const bytes = readFileSync(`${dataDir}/${name}`);
    return words.some((word) => bytes.includes(word));
  });
}

it('five days after the reply nothing is left of the person: no row, no file, no line of the log', async () => {
  server = await startServer({ dataDir });
  const sent = await postInquiry(server.url);
  expect(sent.status).toBe(201);
  const { id } = (await sent.json()) as { id: string };
  await vi.waitFor(() => expect(readdirSync(`${dataDir}/mail`).filter((name) => name.endsWith('.eml'))).toHaveLength(2), SOON);
  expect(tool('inquiries', 'reply', id, '--by', 'Staff')).toContain(`${id}: replied at `);
  expect(filesThatTell()).not.toEqual([]);
  await server.stop('SIGTERM');
  let logs = server.said();

  // A minute before it is due.
  const env = { NODE_OPTIONS: `--import ${ROOT}tests/support/shift-clock.mjs` };
  server = await startServer({ dataDir, env: { ...env, CLOCK_SHIFT: String(5 * DAY - 60_000) } });
  expect(JSON.parse(tool('inquiries', 'show', id, '--json'))).toMatchObject({ email: INQUIRY.email, destroyedAt: null });
  await server.stop('SIGTERM');
  logs += server.said();

  server = await startServer({ dataDir, env: { ...env, CLOCK_SHIFT: String(5 * DAY + 1000) } });
  await vi.waitFor(() => expect(server?.said()).toContain('Personal data destroyed: inquiries 1, consents 0'), SOON);
  expect(filesThatTell()).toEqual([]);
  expect(readdirSync(`${dataDir}/mail`)).toEqual([]);
  const record = JSON.parse(tool('inquiries', 'show', id, '--json'));
  expect(record).toMatchObject({ id, category: 'adc', locale: 'ko', name: null, email: null, repliedBy: 'Staff', mails: {} });
  expect(tool('consents', 'list')).toBe('No consents.\n');
  logs += server.said();
  for (const word of [INQUIRY.name, INQUIRY.company, INQUIRY.email, INQUIRY.subject, '@']) expect(logs).not.toContain(word);
});
