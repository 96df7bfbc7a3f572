import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { largePicture } from '../../tests/support/large-picture.ts';
import { lengthOf, tinyMp4, track } from '../../tests/support/tiny-mp4.ts';
import { CONTENT } from '../paths.ts';
import { listSets, type PostSet } from './post-sets.ts';
import { readContent } from './read-content.ts';

const content = mkdtempSync(`${tmpdir()}/posts-`);
const dusk = await largePicture();
const uuidOf = (at: number) => `b5da862f-aa76-43ce-ae02-04da1df899b${at}`;
/** The posts, or every error as one text. */
const read = async (): Promise<PostSet[]> => {
  const { content: found, errors } = await readContent({ content });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return listSets(found?.posts ?? []);
};

/** Writes a post in both languages; a field or body given as an empty text is left out. */
function write(id: string, fields: Record<string, string> = {}, body = 'Text', locales = ['en', 'ko'], type = 'newsroom') {
  const all = { title: `Title ${id}`, summary: 'Summary', category: 'press', date: '2026-01-31', image: 'dusk', ...fields };
  const head = Object.entries(all).flatMap(([name, value]) => (value ? [`${name}: "${value}"`] : []));
  mkdirSync(`${content}/posts/${type}/${id}`, { recursive: true });
  for (const locale of locales) {
    writeFileSync(`${content}/posts/${type}/${id}/index.${locale}.md`, `---\n${head.join('\n')}\n---\n${body}\n`);
  }
}

beforeEach(() => {
  rmSync(content, { recursive: true, force: true });
  mkdirSync(`${content}/posts`, { recursive: true });
  for (const name of [
    'brand',
    'theme',
    'facts',
    'teams',
    'organization',
    'careers',
    'ja-notice',
    'logo-colors',
    'affiliates',
    'page-dates',
  ])
    cpSync(`${CONTENT}/${name}.json`, `${content}/${name}.json`);
  // The real ones lead to real posts.
  writeFileSync(`${content}/redirects.json`, '{}');
  mkdirSync(`${content}/media`);
  writeFileSync(`${content}/media/dusk.jpg`, dusk);
  const pictures = ['dusk', 'a', 'b', 'c', 'd'].map((name, at) => {
    const alt = { en: 'Campus at dusk', ko: '해 질 녘 캠퍼스' };
    return [name, { uuid: uuidOf(at), name, file: 'dusk.jpg', focal: [50, 50], alt }];
  });
  writeFileSync(`${content}/media/media.json`, JSON.stringify(Object.fromEntries(pictures)));
});
afterAll(() => rmSync(content, { recursive: true, force: true }));

describe('posts', () => {
  it('sorts newest first, equal days by id, and links the neighbours', async () => {
    write('b', { date: '2026-01-31' });
    write('a', { date: '2026-01-31' });
    write('old', { date: '2024-05-16' });
    write('new', { date: '2026-02-01' });
    const [en] = await read();
    expect(en?.posts.map(({ id, previous, next }) => [next?.id, id, previous?.id])).toEqual([
      [undefined, 'new', 'a'],
      ['new', 'a', 'b'],
      ['a', 'b', 'old'],
      ['b', 'old', undefined],
    ]);
    expect(en?.index).toMatchObject({ type: 'newsroom', pageSize: 9, posts: [{ id: 'new' }, { id: 'a' }, { id: 'b' }, { id: 'old' }] });
  });
  it("gives the spec's content item, in each language", async () => {
    write('a', {}, '## Head\n\n8 × 5,000 L\n\n<!-- mobile -->\n\nShort');
    const sets = await read();
    expect(sets.map(({ type, locale }) => [type, locale])).toEqual([
      ['newsroom', 'en'],
      ['newsroom', 'ko'],
    ]);
    expect(sets[0]?.posts[0]).toMatchObject({
      type: 'newsroom',
      image: { uuid: uuidOf(0), name: expect.stringMatching(/^dusk\./) },
      pc_content: '<h2>Head</h2>\n<p>8\u00a0×\u00a05,000\u00a0L</p>',
      mobile_content: '<p>Short</p>',
      pc_content_text: 'Head 8 × 5,000 L',
      mobile_content_text: 'Short',
    });
    // What the picture shows is said in the post's language only.
    expect(sets.map(({ posts: [post] }) => post?.image?.alt)).toEqual([{ en: 'Campus at dusk' }, { ko: '해 질 녘 캠퍼스' }]);
    expect(sets[0]?.index.posts[0]?.text).toBe('title a summary head 8 x 5000 l short');
    expect(sets[0]?.index.posts[0]).not.toHaveProperty('pc_content');
  });
  it('gives albums their pictures and videos their film and transcript, in the list too', async () => {
    const place = `${content}/posts`;
    const head = 'title: T\nsummary: S\ncategory: campus\ndate: 2026-01-31\nimage: dusk\n';
    const save = (path: string, fields: string, body = '') => {
      mkdirSync(`${place}/${path}`, { recursive: true });
      for (const locale of ['en', 'ko']) writeFileSync(`${place}/${path}/index.${locale}.md`, `---\n${head}${fields}---\n${body}\n`);
    };
    const line = (key: string) => `  - { image: ${key}, caption: "Songdo, ${key}, {facts.plant1Year}" }\n`;
    save('images/album', `gallery:\n${['a', 'b', 'c', 'd'].map(line).join('')}`);
    save('videos/tour', 'film: tour\n', '**Words**');
    mkdirSync(`${content}/films/tour`, { recursive: true });
    for (const [height, width] of [
      [720, 1280],
      [360, 640],
    ] as const)
      writeFileSync(`${content}/films/tour/tour-${height}.mp4`, tinyMp4(lengthOf(2.5), track(width, height)));
    for (const locale of ['en', 'ko']) writeFileSync(`${content}/films/tour/${locale}.vtt`, 'WEBVTT\n\n00:00.300 --> 00:02.000\nWords\n');
    const sets = await read();
    const [album, , video] = sets;
    expect(album?.posts[0]).toMatchObject({
      count: 4,
      gallery: [{ caption: 'Songdo, a, 2027' }, {}, {}, { image: { name: expect.stringMatching(/^d\./) } }],
    });
    expect(album?.index.posts[0]).toMatchObject({ count: 4, image: { name: expect.stringMatching(/^dusk\./) } });
    expect(album?.index.posts[0]).not.toHaveProperty('gallery');
    expect(video?.index.posts[0]).toMatchObject({ film: { duration: 2.5 }, transcript: ['Words'], text: 't s words' });
  });
  it('names the errors of albums and videos in both languages', async () => {
    write('album', { image: '' }, '', ['en', 'ko'], 'images');
    write('tour', { category: 'campus', film: 'nope' }, 'Text', ['en'], 'videos');
    write('tour', { category: 'campus' }, 'Text', ['ko'], 'videos');
    for (const error of [
      "images/album/index.ko.md: 'gallery' is missing; list 4 to 8 pictures",
      "images/album/index.en.md: 'image' is missing; name the album's cover",
      "videos/tour: 'film' differs between index.en.md and index.ko.md; make them equal",
      "videos/tour/index.en.md: 'film' is 'nope', which is not in content/films",
      "videos/tour/index.ko.md: give either 'film' or 'external'",
    ])
      await expect(read()).rejects.toThrow(`content/posts/${error}`);
  });
  it('gives brochures their PDFs, the language of the page first, in the list too', async () => {
    const pdf = readFileSync(`${CONTENT}/posts/brochures/esg-summary/esg-summary-en.pdf`);
    write('guide', { category: 'corporate', pdf: 'guide.pdf' }, 'Text', ['en', 'ko'], 'brochures');
    writeFileSync(`${content}/posts/brochures/guide/guide.pdf`, pdf);
    const [, ko] = await read();
    expect(ko?.posts[0]?.files).toEqual([
      { locale: 'ko', url: '/downloads/guide-ko.pdf', bytes: pdf.length, pages: expect.any(Number) },
      { locale: 'en', url: '/downloads/guide-en.pdf', bytes: pdf.length, pages: expect.any(Number) },
    ]);
    expect(ko?.index.posts[0]?.files).toEqual(ko?.posts[0]?.files);
  });
});
