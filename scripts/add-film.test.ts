import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPostFile } from '../pipeline/content/source-files.ts';
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

const addFilm = (...args: string[]) => runScript('add-film', ...args, '--content', content);
const run = (file: string) =>
  addFilm(file, '--name', 'plant-tour', '--captions-en', `${folder}/en.vtt`, '--captions-ko', `${folder}/ko.vtt`);
afterEach(() => vi.unstubAllEnvs());

it('says what to install where there is no encoder', async () => {
  writeFileSync(`${folder}/film.mov`, '');
  vi.stubEnv('PATH', folder);
  const { status, stderr } = await run(`${folder}/film.mov`);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^ffmpeg is not on this machine: install it \(https:.*\)\n$/)]);
  expect((await run(`${folder}/nowhere.mov`)).stderr).toMatch(/nowhere\.mov is not there: correct its name\n$/);
});

it('needs no encoder where no post brings a film', async () => {
  vi.stubEnv('PATH', folder);
  expect(await addFilm()).toEqual({ status: 0, stdout: 'No post brings a film.\n', stderr: '' });
});

describe.skipIf(!hasEncoder)(hasEncoder ? 'with ffmpeg' : 'skipped: ffmpeg is not on this machine', () => {
  const source = `${folder}/from a camera.mov`;
  beforeEach(() => {
    const pattern = ['-f', 'lavfi', '-i', 'testsrc=size=1280x720:rate=5:duration=1'];
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
    expect((await run(source)).stderr).toMatch(/from a camera\.mov cannot be encoded \(./);
    expect(existsSync(`${content}/films/plant-tour`)).toBe(false);
  });

  describe('of a post', () => {
    const post = `${content}/posts/videos/plant-tour`;
    const fieldsOf = (locale: string) => readPostFile(readFileSync(`${post}/index.${locale}.md`, 'utf8')).fields;
    beforeEach(() => {
      vi.stubEnv('CONTENT_LANGUAGE', 'ko');
      mkdirSync(post, { recursive: true });
      mkdirSync(`${content}/media`);
      writeFileSync(`${content}/media/media.json`, '{}');
      cpSync(source, `${post}/film.mov`);
      for (const [locale, title] of [
        ['en', 'A tour'],
        ['ko', '둘러보기'],
      ] as const) {
        cpSync(`${folder}/${locale}.vtt`, `${post}/${locale}.vtt`);
        writeFileSync(
          `${post}/index.${locale}.md`,
          `---\ntitle: ${title}\nnewFilm: film.mov\ncaptions: ${locale}.vtt\ndraft: false\n---\n\nText\n`,
        );
      }
    });

    it('makes its sizes and its picture, and leaves nothing else', async () => {
      expect(await addFilm()).toMatchObject({ status: 0, stderr: '' });
      expect(readdirSync(`${content}/films/plant-tour`)).toEqual(['en.vtt', 'ko.vtt', 'plant-tour-360.mp4', 'plant-tour-720.mp4']);
      expect(readdirSync(post)).toEqual(['index.en.md', 'index.ko.md']);
      for (const locale of ['en', 'ko'])
        expect(fieldsOf(locale)).toMatchObject({ image: 'plant-tour-still', film: 'plant-tour', draft: 'false' });
      const media = JSON.parse(readFileSync(`${content}/media/media.json`, 'utf8'));
      expect(media['plant-tour-still']).toMatchObject({ file: 'plant-tour-still.jpg', alt: { en: 'A tour', ko: '둘러보기' } });
      expect((await addFilm()).stdout).toBe('No post brings a film.\n');
    });

    it('says what is wrong in the language of editors, and leaves the post as it was', async () => {
      writeFileSync(`${post}/ko.vtt`, '공장\n');
      expect((await addFilm()).stderr).toBe(
        '콘텐츠에 오류가 1건 있습니다.\n  content/films/plant-tour/ko.vtt: WEBVTT로 시작하지 않습니다. 첫 줄에 쓰십시오.\n',
      );
      truncateSync(`${post}/film.mov`, 2000);
      expect((await addFilm()).stderr).toMatch(
        /content\/posts\/videos\/plant-tour: 'newFilm': 변환할 수 없습니다\(.+\)\. 다시 내보내십시오\.\n$/,
      );
      expect([existsSync(`${content}/films`), readdirSync(post).length, fieldsOf('ko').newFilm]).toEqual([false, 5, 'film.mov']);
    });
  });
});
