import { execFile, execFileSync, spawn } from 'node:child_process';
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DIST } from '../../pipeline/paths.ts';
import { findPort } from '../support/find-port.ts';
import { postInquiry } from '../support/inquiries.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';

/** Inquiries in the backup, and those that came after it. */
const [IN_BACKUP, LATER] = [60, 5];
const isRoot = process.getuid?.() === 0;

let template = '';
let dataDir = '';
let server: RunningServer | undefined;

beforeAll(async () => {
  template = mkdtempSync(`${tmpdir()}/template-`);
  const first = await startServer({ dataDir: template });
  await sendInquiries(first, IN_BACKUP);
  expect((await runTool('backup', template)).code).toBe(0);
  await sendInquiries(first, LATER);
  await sendFigure(first);
  await vi.waitFor(() => expect(countSamples(template)).toBe(1), { timeout: 30_000 });
  // So that the log of the file stays.
  await first.stop('SIGKILL');
});
afterAll(() => rmSync(template, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = mkdtempSync(`${tmpdir()}/damaged-`);
  cpSync(template, dataDir, { recursive: true });
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const site = () => `${dataDir}/site.db`;
const backup = () => `${dataDir}/backups/${readdirSync(`${dataDir}/backups`)[0]}`;
const restore = (...options: string[]) => runTool('restore', dataDir, backup(), '--yes', ...options);

describe('an operator restores, whatever lies in the place of the database', () => {
  const states: [string, () => void][] = [
    ['a sound file', () => {}],
    ['random first pages', () => overwrite(site(), 0, 8192)],
    ['random pages in the middle', () => overwrite(site(), Math.floor(statSync(site()).size / 2), 16_384)],
    ['a damaged log', () => overwrite(`${site()}-wal`, 4096, 8192)],
    [
      'a folder',
      () => {
        rmSync(site());
        mkdirSync(site());
        writeFileSync(`${site()}/note`, 'put here by mistake');
      },
    ],
    [
      'a link to the file',
      () => {
        mkdirSync(`${dataDir}/elsewhere`);
        renameSync(site(), `${dataDir}/elsewhere/site.db`);
        symlinkSync(`${dataDir}/elsewhere/site.db`, site());
      },
    ],
    ['no file', () => rmSync(site())],
  ];
  it.each(states)('%s', async (_state, damage) => {
    damage();
    const before = [site(), `${site()}-wal`].map(contentOf);
    const restored = await restore();
    expect(restored, restored.err).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toContain(`is in place: ${IN_BACKUP} inquiries.`);
    const [, kept] = /^What was there before: (.+?)\. It holds/m.exec(restored.out) ?? [];
    expect(existsSync(kept ?? dataDir) || lstatSync(kept ?? '').isSymbolicLink()).toBe(true);
    expect(kept).toEqual(before[0] === undefined ? undefined : expect.stringMatching(/site\.db\.before-\d{4}-\d\d-\d\dT/));
    // The log was copied before anything opened the file.
    if (kept && before[1] !== undefined) expect(contentOf(`${kept}-wal`)).toBe(before[1]);
    server = await startServer({ dataDir });
    expect((await fetch(`${server.url}/api/v1/health/ready`)).status).toBe(200);
    await sendInquiries(server, 1);
    expect(countInquiries()).toBe(IN_BACKUP + 1);
  });

  it('what the server says of a damaged file names the command that mends it', async () => {
    overwrite(site(), 0, 8192);
    await expect(startServer({ dataDir })).rejects.toThrow(
      /site\.db cannot be used \(.*\): the file is damaged or is no database, put a backup in its place: node dist\/server\/restore\.mjs FILE/,
    );
  });

  it.skipIf(!isRoot)('a full disk: nothing is replaced, and the cure is named', async () => {
    const disk = mountDisk('1m');
    try {
      cpSync(site(), `${disk.path}/site.db`);
      const size = 1024 * 1024 - statSync(`${disk.path}/site.db`).size - 8192;
      writeFileSync(`${disk.path}/filler`, Buffer.alloc(size));
      const refused = await runTool('restore', disk.path, backup(), '--yes');
      expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/ENOSPC.*: the disk is full, make room on it/) });
      expect(readdirSync(disk.path).sort()).toEqual(['filler', 'site.db']);
      rmSync(`${disk.path}/filler`);
      expect(await runTool('restore', disk.path, backup(), '--yes')).toMatchObject({ code: 0 });
    } finally {
      disk.remove();
    }
  });
});

describe('whatever happens to the figures of visits, inquiries are stored', () => {
  const figures = () => `${dataDir}/figures.db`;
  let disk: SmallDisk | undefined;
  let locker: DatabaseSync | undefined;
  afterEach(() => {
    locker?.close();
    locker = undefined;
    disk?.remove();
    disk = undefined;
  });
  /** Puts the file on a disk of its own, as a link. */
  const onDisk = () => {
    disk = mountDisk('256k');
    for (const name of ['figures.db', 'figures.db-wal', 'figures.db-shm']) rmSync(`${dataDir}/${name}`, { force: true });
    writeFileSync(`${disk.path}/figures.db`, '');
    symlinkSync(`${disk.path}/figures.db`, figures());
    return disk;
  };

  // The file that SQLite has in its memory hides what was overwritten.
  const restart = async () => {
    await server?.stop('SIGTERM');
    server = await startServer({ dataDir });
  };

  interface State {
    state: string;
    /** Before the server starts, or while it runs. */
    when: 'before' | 'during';
    damage: () => void;
    /** What the one line in the log says. */
    says?: RegExp;
    /** What the operator does, who reads the line. Without it, counting goes on by itself. */
    mend?: () => void | Promise<void>;
    needsRoot?: true;
  }
  const states: State[] = [
    {
      state: 'random first pages',
      when: 'before',
      damage: () => {
        // The log of a server that was killed has every page, and would mend the file.
        const file = new DatabaseSync(figures());
        file.exec('pragma wal_checkpoint(truncate)');
        file.close();
        overwrite(figures(), 0, 8192);
      },
      says: /it is put aside as .*figures\.db\.damaged/,
    },
    {
      state: 'overwritten',
      when: 'during',
      damage: () => overwrite(figures(), 0, statSync(figures()).size),
      mend: restart,
    },
    {
      state: 'deleted',
      when: 'during',
      damage: () => ['', '-wal', '-shm'].forEach((ending) => void rmSync(figures() + ending, { force: true })),
    },
    {
      state: 'a folder',
      when: 'before',
      damage: () => {
        rmSync(figures(), { force: true });
        mkdirSync(figures());
      },
      says: /figures\.db cannot be used .*: it is a folder, move that away/,
      mend: () => renameSync(figures(), `${dataDir}/folder`),
    },
    {
      state: 'locked',
      when: 'during',
      damage: () => {
        locker = new DatabaseSync(figures());
        locker.exec('pragma busy_timeout = 10000');
        locker.exec('begin immediate');
      },
      says: /figures\.db cannot be used \(database is locked\): another process/,
      mend: () => void locker?.exec('rollback'),
    },
    {
      state: 'on a full disk',
      when: 'before',
      damage: () => writeFileSync(`${onDisk().path}/filler`, Buffer.alloc(256 * 1024 - 8192)),
      says: /figures\.db cannot be used \(.*\): the disk is full|disk I\/O error/,
      mend: () => rmSync(`${disk?.path}/filler`),
      needsRoot: true,
    },
  ];
  for (const { state, when, damage, says, mend, needsRoot } of states)
    it.skipIf(needsRoot && !isRoot)(`${state}, ${when === 'before' ? 'when the server starts' : 'while the server runs'}`, async () => {
      if (when === 'before') damage();
      server = await startServer({ dataDir });
      await sendFigure(server);
      if (when === 'during') {
        await expect.poll(() => countSamples(dataDir)).toBe(2);
        damage();
        await sendFigure(server);
      }
      if (says) await expect.poll(() => server?.said()).toMatch(says);
      const ready = await fetch(`${server.url}/api/v1/health/ready`);
      expect(ready.status).toBe(200);
      expect((await fetch(`${server.url}/en`)).status).toBe(200);
      await sendInquiries(server, 3);
      expect(countInquiries()).toBe(IN_BACKUP + LATER + 3);
      expect((await runTool('inquiries', dataDir, 'list')).code).toBe(0);
      expect((await runTool('backup', dataDir)).code).toBe(0);
      await mend?.();
      await sendFigure(server);
      // What was counted while nothing could be written is kept.
      await expect.poll(() => countSamples(dataDir)).toBeGreaterThanOrEqual(says ? 2 : 1);
      const lines = server.said().match(/are not counted/g) ?? [];
      expect(lines.length, server.said()).toBeLessThanOrEqual(2);
      expect((await runTool('vitals', dataDir)).out).toContain('LCP');
    });
});

it.skipIf(!isRoot)('a log on a full disk stops nothing, and goes on when there is room', async () => {
  const disk = mountDisk('64k');
  const log = openSync(`${disk.path}/log`, 'a');
  const port = await findPort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ACCESS_LOG: '1' };
  const child = spawn(process.execPath, [`${DIST}/server/index.mjs`], { env, stdio: ['ignore', log, 'ignore'] });
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => undefined,
    );
  try {
    await expect.poll(() => get('/en')).toBe(200);
    for (let n = 0; n < 700; n += 1) expect(await get('/en')).toBe(200);
    expect(statSync(`${disk.path}/log`).size).toBe(64 * 1024);
    truncateSync(`${disk.path}/log`, 0);
    expect(await get('/ko')).toBe(200);
    await expect.poll(() => readFileSync(`${disk.path}/log`, 'utf8')).toContain('"path":"/ko"');
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    closeSync(log);
    disk.remove();
  }
});

async function sendInquiries({ url }: RunningServer, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const answer = await postInquiry(url, { subject: `Inquiry ${n}` }, { 'idempotency-key': randomUUID() });
    expect(answer.status, await answer.text()).toBe(201);
  }
}

async function sendFigure({ url }: RunningServer): Promise<void> {
  const answer = await fetch(`${url}/api/v1/vitals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ id: randomUUID(), at: new Date().toISOString(), values: [{ metric: 'LCP', value: 900, path: '/en' }] }),
  });
  expect(answer.status).toBe(204);
}

function countInquiries(): number {
  const file = new DatabaseSync(site());
  const { number } = file.prepare('select count(*) as number from inquiries').get() as { number: number };
  file.close();
  return number;
}

function countSamples(folder: string): number {
  try {
    const file = new DatabaseSync(`${folder}/figures.db`, { readOnly: true });
    const { number } = file.prepare('select sum(samples) as number from visits').get() as { number: number };
    file.close();
    return number;
  } catch {
    return 0;
  }
}

function overwrite(path: string, at: number, bytes: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, randomBytes(bytes), 0, bytes, at);
  closeSync(file);
}

/** A digest; undefined where there is nothing. A folder and a link count as something. */
function contentOf(path: string): string | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return undefined;
  return found.isFile() ? hash('sha256', readFileSync(path)) : '';
}

/** Runs a tool of the staff as it was built. */
function runTool(name: string, folder: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, [`${DIST}/server/${name}.mjs`, ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

interface SmallDisk {
  path: string;
  remove(): void;
}

/** A disk of its own in memory, such as `1m`. Only root may make one. */
function mountDisk(size: string): SmallDisk {
  const path = mkdtempSync(`${tmpdir()}/disk-`);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path]);
  return {
    path,
    remove() {
      // Also while a process has a file of it open.
      execFileSync('umount', ['--lazy', path]);
      rmdirSync(path);
    },
  };
}
