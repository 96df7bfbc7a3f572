import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Inquiry, readInquiry } from '../../core/contact/inquiry.ts';
import { inEachDatabase } from '../../tests/support/each-database.ts';
import { INQUIRY } from '../../tests/support/inquiries.ts';
import { callTool, pathWithPostgres, runCli } from '../../tests/support/run-cli.ts';
import { registerInquiry } from '../db/inquiries.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { readLinkKey, replaceTeamLinkKey } from '../staff/inquiry-link.ts';
import { createBackup } from './backup.ts';
import { createRestore } from './restore.ts';

const inquiry = readInquiry(INQUIRY).inquiry as Inquiry;

await inEachDatabase((makePlace, kind) => {
  let place: DatabaseLocation;
  let folder = '';
  beforeAll(() => vi.stubEnv('PATH', pathWithPostgres()));
  afterAll(() => vi.unstubAllEnvs());
  beforeEach(async () => {
    place = await makePlace();
    folder = mkdtempSync(`${tmpdir()}/backups-`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const tools = { backup: createBackup, restore: createRestore };
  const run = (name: keyof typeof tools, ...args: string[]) => callTool(tools[name], place, ...args);
  const store = async (database: Database, subject: string) => registerInquiry(database, { ...inquiry, subject });
  const subjects = async () => {
    const { db, close } = await openDatabase(place);
    const rows = await db.selectFrom('inquiries').select('subject').execute();
    await close();
    return rows.map(({ subject }) => subject).sort();
  };

  it('a backup that is made while inquiries come in holds all from before, whole, and brings them back', async () => {
    const database = await openDatabase(place);
    const before = Array.from({ length: 20 }, (_, n) => `before ${n}`);
    for (const subject of before) await store(database, subject);
    let during = 0;
    let isOver = false;
    const load = (async () => {
      for (; !isOver; during += 1) await store(database, `during ${during}`);
    })();
    // In a process of its own, since a copy of an embedded file lets nothing else happen in its process.
    const made = await runCli('backup', place, '--out', folder);
    isOver = true;
    await load;
    expect(during).toBeGreaterThan(10);
    expect(made).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^\S+site-\S+Z\.(?:db|dump): \d+ bytes.*, checked\n$/) });
    const [name = ''] = readdirSync(folder);
    expect(readdirSync(folder)).toEqual([name]);
    expect((statSync(`${folder}/${name}`).mode & 0o777).toString(8)).toBe('600');
    await store(database, 'after');
    await database.close();

    const restored = await runCli('restore', place, `${folder}/${name}`, '--yes');
    expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/ is in place: \d+ inquiries\./) });
    const found = await subjects();
    expect(found).toEqual(expect.arrayContaining(before));
    expect(found).not.toContain('after');
    expect(restored.out).toContain(`: ${found.length} inquiries.`);
    // Each has its mails: the copy is of one moment.
    const { db, close } = await openDatabase(place);
    expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(2 * found.length);
    await close();
  });

  it('a damaged backup replaces nothing', async () => {
    const database = await openDatabase(place);
    for (let n = 0; n < 50; n += 1) await store(database, `inquiry ${n}`);
    await database.close();
    expect((await run('backup', '--out', folder)).code).toBe(0);
    const copy = `${folder}/${readdirSync(folder)[0]}`;
    truncateSync(copy, Math.floor(statSync(copy).size / 2));
    const damaged = await run('restore', copy, '--yes');
    expect([damaged.code, damaged.out]).toEqual([1, '']);
    writeFileSync(`${folder}/letter`, 'This is a letter.');
    expect(await run('restore', `${folder}/letter`, '--yes')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/letter|archive/),
    });
    expect(await subjects()).toHaveLength(50);
  });

  it('wrong arguments are named, and nothing is replaced without a word', async () => {
    await (await openDatabase(place)).close();
    expect(await run('backup', '--keep', 'long')).toMatchObject({
      code: 2,
      err: expect.stringContaining("option '--keep <DAYS>' argument 'long' is invalid. Give a whole number from 1"),
    });
    expect(await run('restore')).toMatchObject({ code: 2, err: expect.stringContaining("missing required argument 'FILE'") });
    expect(await run('restore', `${folder}/none`)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`There is no file ${folder}/none`),
    });
    expect((await run('backup', '--out', folder)).code).toBe(0);
    const copy = `${folder}/${readdirSync(folder)[0]}`;
    expect(await run('restore', copy)).toMatchObject({ code: 2, err: expect.stringContaining('add --yes') });
  });

  it('a key of teams’ links that was replaced after the backup does not come back with it; links to withdraw a consent stay', async () => {
    let database = await openDatabase(place);
    await store(database, 'one');
    const leaked = await readLinkKey(database, 'inquiry');
    const ofConsents = await readLinkKey(database, 'consent');
    expect((await run('backup', '--out', folder)).code).toBe(0);
    await replaceTeamLinkKey(database);
    const renewed = await readLinkKey(database, 'inquiry');
    await database.close();
    const restored = await run('restore', `${folder}/${readdirSync(folder)[0]}`, '--yes');
    expect([restored.code, restored.out], restored.err).toEqual([
      0,
      expect.stringContaining('Links in mails to the teams open as before.'),
    ]);
    database = await openDatabase(place);
    expect(renewed).not.toBe(leaked);
    expect([await readLinkKey(database, 'inquiry'), await readLinkKey(database, 'consent')]).toEqual([renewed, ofConsents]);
    await database.close();
  });

  if (kind === 'postgres') return;
  it('where the key before cannot be read, teams’ links get a new one, and that is said; links to withdraw a consent stay', async () => {
    let database = await openDatabase(place);
    const leaked = await readLinkKey(database, 'inquiry');
    expect((await run('backup', '--out', folder)).code).toBe(0);
    await database.close();
    truncateSync(`${place.dataDir}/site.db`, 100);
    const restored = await run('restore', `${folder}/${readdirSync(folder)[0]}`, '--yes');
    expect([restored.code, restored.out], restored.err).toEqual([0, expect.stringContaining('open nothing any more')]);
    database = await openDatabase(place);
    expect(await readLinkKey(database, 'inquiry')).not.toBe(leaked);
    expect(await readLinkKey(database, 'consent')).toBe(leaked);
    await database.close();
  });

  it('a backup that a later release has written replaces nothing', async () => {
    const database = await openDatabase(place);
    await store(database, 'one');
    expect((await run('backup', '--out', folder)).code).toBe(0);
    await database.close();
    const copy = `${folder}/${readdirSync(folder)[0]}`;
    const later = new DatabaseSync(copy);
    later.exec("insert into kysely_migration values ('0002-later', '2027-01-01T00:00:00.000Z')");
    later.close();
    const refused = await run('restore', copy, '--yes');
    expect([refused.code, refused.out, refused.err]).toEqual([1, '', expect.stringMatching(/0002-later: use the tools of that release/)]);
    expect(readdirSync(place.dataDir).filter((name) => name.includes('before'))).toEqual([]);
  });

  it('a file that a server has open is not replaced', async () => {
    const database = await openDatabase(place);
    await store(database, 'one');
    expect((await run('backup')).code).toBe(0);
    const copy = `${place.dataDir}/backups/${readdirSync(`${place.dataDir}/backups`)[0]}`;
    const refused = await run('restore', copy, '--yes');
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/site\.db is in use \(.*\): stop the server and all tools first/),
    ]);
    await store(database, 'two');
    await database.close();
    expect(await subjects()).toEqual(['one', 'two']);
  });

  it('without a database there is nothing to back up', async () => {
    mkdirSync(place.dataDir, { recursive: true });
    expect(await run('backup')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('site.db: DATA_DIR must name the data folder'),
    });
  });
});
