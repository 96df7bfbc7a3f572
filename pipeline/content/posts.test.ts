import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImageAsset } from '../../core/site/image.ts';

const folder = vi.hoisted(() => ({ content: '' }));
vi.mock('../paths.ts', async (original) => ({
  ...(await original<typeof import('../paths.ts')>()),
  get CONTENT() {
    return folder.content;
  },
}));
const { readPosts } = await import('./posts.ts');
const { CONTENT } = await vi.importActual<typeof import('../paths.ts')>('../paths.ts');

folder.content = mkdtempSync(`${tmpdir()}/content-`);
const image = { uuid: 'u-1', name: 'dusk', alt: { en: 'Campus at dusk', ko: '해 질 녘 캠퍼스' } } as unknown as ImageAsset;
const assets = { base: '/images', env: 'live' };
const read = () => readPosts({ assets, imageOf: (key) => (key === 'dusk' ? image : undefined), filmOf: () => undefined });

/** Writes a post in both languages; a field or body given as an empty text is left out. */
function write(id: string, fields: Record<string, string> = {}, body = 'Text', locales = ['en', 'ko'], type = 'newsroom') {
  const all = { title: `Title ${id}`, summary: 'Summary', category: 'press', date: '2026-01-31', image: 'dusk', ...fields };
  const head = Object.entries(all).flatMap(([name, value]) => (value ? [`${name}: "${value}"`] : []));
  mkdirSync(`${folder.content}/posts/${type}/${id}`, { recursive: true });
  for (const locale of locales) {
    writeFileSync(`${folder.content}/posts/${type}/${id}/${locale}.md`, `---\n${head.join('\n')}\n---\n${body}\n`);
  }
}

beforeEach(() => {
  rmSync(folder.content, { recursive: true, force: true });
  mkdirSync(`${folder.content}/posts`, { recursive: true });
  for (const name of ['brand.json', 'facts.json']) cpSync(`${CONTENT}/${name}`, `${folder.content}/${name}`);
});
afterAll(() => rmSync(folder.content, { recursive: true, force: true }));

describe('readPosts', () => {
  it('sorts newest first, equal days by id, and links the neighbours', () => {
    write('b', { date: '2026-01-31' });
    write('a', { date: '2026-01-31' });
    write('old', { date: '2024-05-16' });
    write('new', { date: '2026-02-01' });
    const [en] = read();
    expect(en?.posts.map(({ id, previous, next }) => [next?.id, id, previous?.id])).toEqual([
      [undefined, 'new', 'a'],
      ['new', 'a', 'b'],
      ['a', 'b', 'old'],
      ['b', 'old', undefined],
    ]);
    expect(en?.index).toMatchObject({ type: 'newsroom', pageSize: 9, posts: [{ id: 'new' }, { id: 'a' }, { id: 'b' }, { id: 'old' }] });
  });
  it("gives the spec's content item, in each language", () => {
    write('a', {}, '## Head\n\n8 × 5,000 L\n\n<!-- mobile -->\n\nShort');
    const sets = read();
    expect(sets.map(({ type, locale }) => [type, locale])).toEqual([
      ['newsroom', 'en'],
      ['newsroom', 'ko'],
    ]);
    expect(sets[0]?.posts[0]).toMatchObject({
      type: 'newsroom',
      image: { uuid: 'u-1', name: 'dusk' },
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
  it('names every error of every file at once, each with a hint', () => {
    write('Bad Id');
    write('one', { title: '', summary: '', category: 'nope', date: '31.01.2026', image: 'gone' }, '<b>x</b> {nope}', ['en']);
    write('two', { image: '' }, ' ');
    write('x', {}, 'Text', ['en', 'ko'], 'gossip');
    const place = 'content/posts/newsroom';
    let message = '';
    try {
      read();
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(/^\d+ error\(s\) in the content:\n/);
    for (const error of [
      'content/posts/gossip: not a post type; use one of newsroom, notice, images, videos, brochures',
      `${place}/Bad Id: an id has lower-case letters, digits and hyphens only`,
      `${place}/one/ko.md: missing; every post is in both languages`,
      `${place}/one/en.md: 'title' is missing; add it`,
      `${place}/one/en.md: 'summary' is missing; add one sentence`,
      `${place}/one/en.md: category 'nope' is unknown; use one of press, business, campus, esg, people`,
      `${place}/one/en.md: date '31.01.2026' is not a day; write it as 2026-01-31`,
      `${place}/one/en.md: image 'gone' is not in content/media/media.json; add it there or use a name from it`,
      `${place}/one/en.md: token {nope} is neither in content/brand.json nor in content/facts.json`,
      `${place}/one/en.md: markup not allowed: '<b>'; write it in Markdown`,
      `${place}/two/ko.md: 'image' is missing; a news post shows a picture`,
      `${place}/two/ko.md: the body is empty; write it below the front matter`,
    ]) {
      expect(message).toContain(`  ${error}`);
    }
  });
  it('gives albums their pictures and videos their film and transcript, in the list too', () => {
    const place = `${folder.content}/posts`;
    const head = 'title: T\nsummary: S\ncategory: campus\ndate: 2026-01-31\nimage: dusk\n';
    const film = { duration: 36, files: [], captions: { en: '/films/x.en.vtt', ko: '/films/x.ko.vtt' } };
    const save = (path: string, fields: string, body = '') => {
      mkdirSync(`${place}/${path}`, { recursive: true });
      for (const locale of ['en', 'ko']) writeFileSync(`${place}/${path}/${locale}.md`, `---\n${head}${fields}---\n${body}\n`);
    };
    const line = (key: string) => `  - { image: ${key}, caption: "Songdo, ${key}, {facts.plant1Year}" }\n`;
    save('images/album', `gallery:\n${['a', 'b', 'c', 'd'].map(line).join('')}`);
    save('videos/tour', 'film: tour\n', '**Words**');
    const sets = readPosts({ assets, imageOf: (key) => ({ ...image, name: key }), filmOf: (id) => (id === 'tour' ? film : undefined) });
    const [album, , video] = sets;
    expect(album?.posts[0]).toMatchObject({ count: 4, gallery: [{ caption: 'Songdo, a, 2027' }, {}, {}, { image: { name: 'd' } }] });
    expect(album?.index.posts[0]).toMatchObject({ count: 4, image: { name: 'dusk' } });
    expect(album?.index.posts[0]).not.toHaveProperty('gallery');
    expect(video?.index.posts[0]).toMatchObject({ film, transcript: ['Words'], text: 't s words' });
  });
  it('names the errors of albums and videos in both languages', () => {
    write('album', { image: '' }, '', ['en', 'ko'], 'images');
    write('tour', { category: 'campus', film: 'nope' }, 'Text', ['en'], 'videos');
    write('tour', { category: 'campus' }, 'Text', ['ko'], 'videos');
    for (const error of [
      "images/album/ko.md: 'gallery' has 0 pictures; list 4 to 8",
      "images/album/en.md: 'image' is missing; name the album's cover",
      "videos/tour: 'film' differs between en.md and ko.md; make it equal",
      "videos/tour/en.md: film 'nope' is not in content/films",
      "videos/tour/ko.md: give either 'film' or 'external'",
    ])
      expect(read).toThrow(`content/posts/${error}`);
  });
  it('wants category, date and image equal in both languages', () => {
    write('a', { date: '2026-01-31' }, 'Text', ['en']);
    write('a', { date: '2026-02-01' }, 'Text', ['ko']);
    expect(read).toThrow("content/posts/newsroom/a: 'date' differs between en.md and ko.md; make them equal");
  });
});
