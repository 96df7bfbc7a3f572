import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import { sql } from 'kysely';
import { PAGES } from '../core/site/pages.ts';
import { hrefFor } from '../core/site/urls.ts';
import { CACHE, DIST, ROOT } from '../pipeline/paths.ts';
import { publishDraft } from '../pipeline/publish-draft.ts';
import { recordReply } from '../server/db/inquiries.ts';
import { openDatabase } from '../server/db/open-database.ts';
import { INQUIRY } from '../tests/support/inquiries.ts';
import { type ReceivedMail, startMailServer } from '../tests/support/mail-server.ts';
import { linkFiles } from '../tests/support/other-build.ts';
import { SEARCH_QUERIES } from '../tests/support/search-queries.ts';
import { type RunningServer, startServer } from '../tests/support/start-server.ts';

/**
 * A year of the server in an hour: pages, lists, searches, inquiries with mails, figures of visits, probes; new builds, backups, and
 * three restarts (one a kill), each with the clock six days on, so that personal data is destroyed.
 */
const PARTS = 10;
const SAMPLES_A_PART = 3;
/** After which parts the server is ended, and how. */
const ENDS: Record<number, NodeJS.Signals> = { 3: 'SIGTERM', 5: 'SIGKILL', 8: 'SIGTERM' };
const DAYS_ON = 6;
const DAY_MS = 86_400_000;

const { minutes } = new Command('npm run soak --')
  .description('Has the built server work for an hour: prints memory, open files and sizes, and at the end what was lost or doubled.')
  .option('--minutes <NUMBER>', 'how long', Number, 60)
  .showHelpAfterError()
  .parse()
  .opts<{ minutes: number }>();

// On the disk of the built site, whose files are linked.
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(`${CACHE}/soak-`);
const dist = `${folder}/dist`;
const dataDir = `${folder}/data`;
linkFiles(DIST, dist);
const mailServer = await startMailServer();
let restarts = 0;
let server = await start();
let isOver = false;

/** Keys of inquiries, and the id that the first answer gave. */
const ids = new Map<string, string>();
let [doubled, answers] = [0, 0];
const statuses = new Map<string, number>();

const READS = [
  ...PAGES.filter(({ path, status, redirected }) => !path.includes(':') && !status && !redirected).flatMap(({ id }) => [
    hrefFor('en', id),
    hrefFor('ko', id),
  ]),
  ...['newsroom', 'notice', 'images'].map((type) => `/api/v1/posts/${type}?locale=ko`),
  ...SEARCH_QUERIES.map(({ locale, q }) => `/api/v1/search?${new URLSearchParams({ locale, q })}`),
];

const traffic = [
  repeat(25, () => read(READS[answers % READS.length] as string)),
  repeat(700, sendInquiry),
  repeat(300, sendFigures),
  repeat(10_000, () => read('/api/v1/health/ready')),
];
try {
  for (let part = 1; part <= PARTS; part += 1) {
    for (let sample = 0; sample < SAMPLES_A_PART; sample += 1) {
      await pause((minutes * 60_000) / PARTS / SAMPLES_A_PART);
      printSample();
    }
    linkFiles(dist, `${dist}.draft`);
    publishDraft(`${dist}.draft`, dist);
    if (part % 2 === 0) runTool('backup');
    await replyToSome();
    const signal = ENDS[part];
    if (!signal) continue;
    await server.stop(signal);
    restarts += 1;
    server = await start();
  }
  isOver = true;
  await Promise.all(traffic);
  await untilMailsAreSent();
  printSample();
  await server.stop('SIGTERM');
  await printResult();
} finally {
  isOver = true;
  await server.stop();
  await mailServer.stop();
  rmSync(folder, { recursive: true, force: true });
}

function start(): Promise<RunningServer> {
  return startServer({
    dist,
    dataDir,
    // As deploy/ has it.
    args: ['--max-semi-space-size=64', `${dist}/server/index.mjs`],
    env: {
      SMTP_URL: mailServer.url,
      METRICS_PORT: '0',
      TRUST_PROXY: 'loopback',
      NODE_OPTIONS: `--import ${ROOT}tests/support/shift-clock.mjs`,
      CLOCK_SHIFT: String(restarts * DAYS_ON * DAY_MS),
    },
  });
}

async function repeat(everyMs: number, action: () => Promise<void>): Promise<void> {
  while (!isOver) {
    await action();
    await pause(everyMs);
  }
}

/** Gives undefined while the server is being restarted. */
async function ask(path: string, init: RequestInit = {}): Promise<Response | undefined> {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  const headers = { ...init.headers, 'x-forwarded-for': address };
  const answer = await fetch(`${server.url}${path}`, { ...init, headers }).catch(() => undefined);
  answers += 1;
  const status = answer ? String(answer.status) : 'no answer';
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return answer;
}

async function read(path: string): Promise<void> {
  await (await ask(path))?.arrayBuffer().catch(() => undefined);
}

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response | undefined> {
  return ask(`/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  });
}

/** Sends one, and again with its key until there is an answer, as a page does. */
async function sendInquiry(): Promise<void> {
  const key = randomUUID();
  const email = `visitor-${ids.size}@example.org`;
  const id = async () => {
    const answer = await post('inquiries', { ...INQUIRY, email, subject: key }, { 'idempotency-key': key });
    if (answer?.status !== 201) return undefined;
    return ((await answer.json().catch(() => ({}))) as { id?: string }).id;
  };
  let first = await id();
  while (!first) {
    await pause(200);
    first = await id();
  }
  ids.set(key, first);
  // A page whose answer was lost sends the same once more.
  if (ids.size % 10 === 0 && (await id()) !== first) doubled += 1;
}

async function sendFigures(): Promise<void> {
  const [id, at] = [randomUUID(), new Date().toISOString()];
  const path = READS[answers % PAGES.length] as string;
  await post('page-views', { id, at, path, locale: 'ko' });
  const values = ['LCP', 'FCP', 'TTFB'].map((metric) => ({ metric, value: 200 + Math.random() * 4000, path }));
  await post('vitals', { id, at, values });
}

/** As staff do, from another process than the server's. */
async function replyToSome(): Promise<void> {
  const database = await openDatabase({ dataDir });
  const open = await database.db.selectFrom('inquiries').select('id').where('replied_at', 'is', null).limit(100).execute();
  for (const { id } of open) await recordReply(database, id, { at: Date.now() + restarts * DAYS_ON * DAY_MS, by: 'Staff' });
  await database.close();
}

function runTool(name: string): void {
  execFileSync(process.execPath, [`${dist}/server/${name}.mjs`], { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' });
}

function printSample(): void {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const size = (name: string) => Math.round((statSync(`${dataDir}/${name}`, { throwIfNoEntry: false })?.size ?? 0) / 1024);
  console.log(
    [
      new Date().toISOString().slice(11, 19),
      `memory ${Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024)} MB`,
      `threads ${/^Threads:\s+(\d+)/m.exec(status)?.[1]}`,
      `open files ${readdirSync(`/proc/${server.pid}/fd`).length}`,
      ...['site.db', 'site.db-wal', 'figures.db'].map((name) => `${name} ${size(name)} KB`),
      `inquiries ${ids.size}`,
      `mails ${mailServer.mails.length}`,
      [...statuses].map(([name, count]) => `${name}: ${count}`).join(', '),
    ].join('; '),
  );
}

/** Ends as well when none has come for a minute. */
async function untilMailsAreSent(): Promise<void> {
  for (let before = -1; before !== mailServer.mails.length; ) {
    before = mailServer.mails.length;
    await pause(60_000);
  }
}

async function printResult(): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  const stored = new Map(
    (await db.selectFrom('inquiries').select(['id', 'idempotency_key', 'purged_at']).execute()).map((row) => [row.id, row]),
  );
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const waiting = await db.selectFrom('mails').select('id').where('state', '!=', 'sent').execute();
  await close();
  const lost = [...ids].filter(([key, id]) => stored.get(id)?.idempotency_key !== key);
  const messageId = ({ raw }: ReceivedMail) => /^Message-ID: (.+)$/im.exec(raw)?.[1];
  const messages = new Set(mailServer.mails.map(messageId));
  console.table([
    {
      acknowledged: ids.size,
      stored: stored.size,
      lost: lost.length,
      doubled: doubled + stored.size - ids.size,
      destroyed: [...stored.values()].filter(({ purged_at }) => purged_at).length,
      mails: mailServer.mails.length,
      'mails sent twice': mailServer.mails.length - messages.size,
      'mails not sent': waiting.length,
      integrity: rows[0]?.integrity_check,
    },
  ]);
  if (lost.length > 0 || doubled > 0 || stored.size !== ids.size) process.exitCode = 1;
}
