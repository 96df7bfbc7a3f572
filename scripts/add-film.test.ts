import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMp4 } from '../pipeline/media/films.ts';
import { runScript } from '../tests/support/run-script.ts';

const folder = mkdtempSync(`${tmpdir()}/add-film-`);
const content = `${folder}/content`;
const hasEncoder = spawnSync('ffmpeg', ['-version']).status === 0;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(content, { recursive: true, force: true });
  writeFileSync(`${folder}/en.vtt`, 'WEBVTT\n\n00:00.100 --> 00:00.900\nThe plant\n');
  writeFileSync(`${folder}/ko.vtt`, 'WEBVTT\n\n00:00.100 --> 00:00.900\n공장\n');
});

const run = (file: string) =>
  runScript(
    ...(['add-film', file, '--name', 'plant-tour', '--captions-en', `${folder}/en.vtt`] as const),
    ...['--captions-ko', `${folder}/ko.vtt`, '--content', content],
  );

it('says what to install where there is no encoder', async () => {
  writeFileSync(`${folder}/film.mov`, '');
  vi.stubEnv('PATH', folder);
  const { status, stderr } = await run(`${folder}/film.mov`);
  vi.unstubAllEnvs();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^ffmpeg is not on this machine: install it .*docs\/publishing\.md\n$/)]);
  expect((await run(`${folder}/nowhere.mov`)).stderr).toMatch(/nowhere\.mov is not there: correct its name\n$/);
});

describe.skipIf(!hasEncoder)(hasEncoder ? 'with ffmpeg' : 'skipped: ffmpeg is not on this machine', () => {
  const source = `${folder}/from a camera.mov`;
  beforeEach(() => {
    const pattern = ['-f', 'lavfi', '-i', 'testsrc=size=1920x1080:rate=24:duration=1'];
    expect(spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...pattern, source]).status).toBe(0);
  });

  it('encodes both sizes, and takes the captions', async () => {
    const { status, stdout, stderr } = await run(source);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('wrote content/films/plant-tour: en.vtt, ko.vtt, plant-tour-360.mp4, plant-tour-720.mp4\n');
    const sizes = [720, 360].map((height) => readMp4(readFileSync(`${content}/films/plant-tour/plant-tour-${height}.mp4`)));
    expect(sizes).toMatchObject([
      { width: 1280, height: 720, duration: 1 },
      { width: 640, height: 360, duration: 1 },
    ]);
    expect((await run(source)).stderr).toContain('content/films/plant-tour is there already');
    expect(readdirSync(`${content}/films`)).toEqual(['plant-tour']);
  });

  it('writes nothing of a film that is damaged, or whose captions are wrong', async () => {
    writeFileSync(`${folder}/ko.vtt`, '공장\n');
    expect((await run(source)).stderr).toBe(
      'Nothing was written:\n  content/films/plant-tour/ko.vtt: starts without WEBVTT; make it the first line\n',
    );
    truncateSync(source, 2000);
    expect((await run(source)).stderr).toMatch(/from a camera\.mov cannot be encoded: ./);
    expect(existsSync(`${content}/films/plant-tour`)).toBe(false);
  });
});
