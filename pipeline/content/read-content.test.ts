import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import teams from '../../content/teams.json' with { type: 'json' };
import { largePicture } from '../../tests/support/large-picture.ts';
import { CONTENT } from '../paths.ts';

import { listSets } from './post-sets.ts';
import { readContent } from './read-content.ts';
import { inKorean } from './say-errors.ts';

const NOW = Date.parse('2026-11-21T00:00Z');
const content = mkdtempSync(`${tmpdir()}/content-`);
const file = (path: string, text: string) => {
  mkdirSync(`${content}/${path}`.replace(/\/[^/]*$/, ''), { recursive: true });
  writeFileSync(`${content}/${path}`, text);
};
const GOOD = ['title: "T"', 'summary: S', 'category: press', 'date: 2026-01-31', 'image: dusk'];
/** A post with front matter of its own, in the languages given; a field that is given replaces the good one. */
function post(id: string, fields: string[] = [], body = 'Text', locales = ['en', 'ko'], type = 'newsroom') {
  const names = fields.map((line) => line.split(':')[0]);
  const head = [...GOOD.filter((line) => !names.includes(line.split(':')[0])), ...fields].filter((line) => !line.endsWith(': -'));
  for (const locale of locales) file(`posts/${type}/${id}/index.${locale}.md`, `---\n${head.join('\n')}\n---\n${body}\n`);
}
const picture = (fields: object) => ({
  uuid: randomUUID(),
  name: 'dusk',
  file: 'dusk.jpg',
  focal: [50, 50],
  alt: { en: 'Dusk', ko: '노을' },
  ...fields,
});

const OTHERS = ['theme', 'organization', 'careers', 'ja-notice', 'logo-colors', 'affiliates'];
beforeAll(async () => {
  for (const name of ['brand', 'facts', 'teams', ...OTHERS]) cpSync(`${CONTENT}/${name}.json`, `${content}/${name}.json`);
  // Those of the pages are of any later day.
  const days = readFileSync(`${CONTENT}/page-dates.json`, 'utf8');
  file('page-dates.json', days.replace(/\d{4}-\d\d-\d\d/g, '2026-01-01'));
  mkdirSync(`${content}/media`);
  writeFileSync(`${content}/media/dusk.jpg`, await largePicture());
});
const check = async () => (await readContent({ content, now: NOW })).errors;
afterAll(() => rmSync(content, { recursive: true, force: true }));

describe('a content folder in order', () => {
  beforeAll(() => {
    rmSync(`${content}/posts`, { recursive: true, force: true });
    file('media/media.json', JSON.stringify({ dusk: picture({ portrait: { file: 'dusk.jpg', focal: [50, 50] } }) }));
    file(
      'redirects.json',
      JSON.stringify({
        '/en/old': '/en/public/newsroom/a',
        '/ko/old': '/ko/public/newsroom/a',
        '/start': '/en/aboutus/company#vision',
        '/회사소개': '/ko/aboutus/company',
        '/old/%ed%9a%8c%ec%82%ac': '/ko',
        '/company/greeting.do': '/ko/aboutus/ceo',
        '/old.asp': '/en',
        '/docs/brochure.pdf': '/en',
        '/bbs/board.php?bo_table=news&wr_id=7': '/ko/public/newsroom',
        '/?p=12': '/en/public/newsroom',
        '/en/소개.do?b=2&a=가': '/en',
        '/ko/소개.do?b=2&a=가': '/ko',
      }),
    );
    post('a', ['date: 2026-01-31']);
    post('b', ['date: 2026-02-01', 'publishAt: 2026-11-21T09:00+09:00'], '[a](post:newsroom/a)');
    post('c', ['date: 2026-02-02', 'publishAt: 2026-11-21T09:01+09:00'], '[b](post:newsroom/b)');
    post('d', ['date: 2026-02-03', 'draft: true'], 'Write the text here.', ['en']);
    post('d', ['date: 2026-02-03', 'draft: true'], '여기에 본문을 작성합니다.', ['ko']);
    post('e', ['date: 2026-02-04', 'draft: false']);
  });
  it('has no error', async () => expect(await check()).toEqual([]));
  it.each([
    [[], true],
    [[{ end: '2026-01-01T00:00+09:00' }, { start: '2027-01-01T00:00+09:00' }], true],
    [[{ end: '2026-01-01T00:00+09:00' }, {}], false],
  ])('has a note where no popup is due: %j', async (popups, isNoted) => {
    const texts = { title: { en: 'A', ko: '가' }, body: { en: 'B', ko: '나' } };
    file(
      'popups.json',
      JSON.stringify(popups.map((popup, at) => ({ id: `p-${at}`, start: '2025-01-01T00:00+09:00', ...texts, ...popup }))),
    );
    const { errors, notes } = await readContent({ content, now: NOW });
    rmSync(`${content}/popups.json`);
    expect([errors, notes.filter((note) => note.startsWith('content/popups.json: no popup is due today'))]).toEqual([
      [],
      isNoted ? [expect.any(String)] : [],
    ]);
  });
  it('gives moved addresses in one form, however they were written', async () => {
    const { content: read } = await readContent({ content, now: NOW });
    expect(Object.keys(read?.redirects ?? {})).toEqual([
      '/en/old',
      '/ko/old',
      '/start',
      '/%ED%9A%8C%EC%82%AC%EC%86%8C%EA%B0%9C',
      '/old/%ED%9A%8C%EC%82%AC',
      '/company/greeting.do',
      '/old.asp',
      '/docs/brochure.pdf',
      '/bbs/board.php?bo_table=news&wr_id=7',
      '/?p=12',
      ...['en', 'ko'].map((locale) => `/${locale}/%EC%86%8C%EA%B0%9C.do?a=%EA%B0%80&b=2`),
    ]);
  });
  it.each([
    [NOW, ['e', 'b', 'a']],
    [NOW + 60_000, ['e', 'c', 'b', 'a']],
    [NOW - 1, ['e', 'a']],
  ])('shows at %i what is released by then, and its neighbours', async (now, ids) => {
    const { content: read } = await readContent({ content, now });
    const sets = listSets(read?.posts ?? [], now);
    expect(sets).toHaveLength(2);
    for (const { posts, index } of sets) {
      expect(posts.map(({ id }) => id)).toEqual(ids);
      expect(index.posts.map(({ id }) => id)).toEqual(ids);
      expect(posts.map(({ previous }) => previous?.id)).toEqual([...ids.slice(1), undefined]);
    }
  });
});

describe('a content folder with every error', () => {
  beforeAll(() => {
    rmSync(`${content}/posts`, { recursive: true, force: true });
    file(
      'media/media.json',
      JSON.stringify({
        dusk: picture({}),
        dawn: picture({ file: 'dawn.jpg' }),
        noon: picture({ file: 'noon.jpg' }),
        far: picture({ crop: [0, 0, 1, 1] }),
      }),
    );
    file('media/noon.jpg', 'no picture');
    file(
      'redirects.json',
      JSON.stringify({
        'en/old': '/en',
        '/en/old/': '/en',
        '/EN/old': '/en',
        '/downloads/brochure.pdf': '/en',
        '/robots.txt': '/en',
        '/en/search?q=a': '/en',
        '/회사': '/ko',
        '/%ed%9a%8c%ec%82%ac': '/ko',
        '/en/%E0%A4%A': '/en',
        '/aboutus/ceo': '/en',
        '/en/errors/404': '/en',
        '/ko/aboutus/ceo': '/ko',
        '/en/public/newsroom/later': '/en',
        '/a': 'https://example.com/',
        '/b': '/en/nope',
        '/c': '/en/public/newsroom/later',
        '/d': '/en/public/newsroom/none',
        '/l': '/en/public/newsroom/soon',
        '/e': '/en/aboutus/company#vison',
        '/f': '/g',
        '/g': '/en/aboutus/ceo',
        '/h': '/i',
        '/i': '/h',
        '/j': '/en/aboutus/ceo/',
        '/k': 'x',
        '/en/one': '/ko',
        '/en/two': '/en',
      }),
    );
    file('teams.json', JSON.stringify({ ...teams, media: undefined, esg: 'compliance', press: 'media@example.com' }));
    // What may stand in a post: markdown.test.ts, links.test.ts and schemas.test.ts.
    post('counterpart', [], 'Text', ['en']);
    post('category', ['category: gossip']);
    post('image', ['image: sunset']);
    post('unseen', ['"draft": true']);
    post('later', ['publishAt: 2027-01-01']);
    post('soon', ['publishAt: 2027-01-01']);
    post('link', [], '[a](post:newsroom/later) {facts.nope}', ['en']);
    post('link', ['image: -'], 'Text', ['ko']);
    post('differs', ['date: 2026-01-30'], 'Text', ['ko']);
    post('differs', ['publishAt: 2026-02-01'], 'Text', ['en']);
    post('sample', [], 'Write the text here.', ['en']);
    post('sample', [], '여기에 본문을 작성합니다.', ['ko']);
    post('empty', [], '');
    file('posts/newsroom/yaml/index.en.md', '---\ntitle: T\nsummary: "open\ndate: 2026-01-31\n---\nText\n');
    file('posts/newsroom/yaml/index.ko.md', '---\n- list\n---\nText\n');
    file('posts/newsroom/plain/index.en.md', 'Text\n');
    file('posts/newsroom/plain/index.ko.md', '---\ntitle: T\ntitle: T\n---\nText\n');
    post('x', [], 'Text', ['en', 'ko'], 'gossip');
    post('Bad Id', []);
  });
  it('says all of them at once, each with its place and hint', async () => {
    const errors = await check();
    expect(errors.join('\n')).toMatchInlineSnapshot(`
      "content/teams.json: 'media' is missing; give the address that reads these inquiries
      content/teams.json: 'esg' is no email address; write team@example.com
      content/teams.json: 'press' is unknown; use development, manufacturing, adc, testing-quality, partnership, media, careers, esg, investors, other
      content/media/media.json: 'dawn': dawn.jpg is not in content/media; put it there or correct the name
      content/media/media.json: 'far': crop [0, 0, 1, 1] is 80 pixels wide: widen it to 1600 or more
      content/media/media.json: 'noon': noon.jpg is no picture that can be read (Input buffer contains unsupported image format): export it as JPEG or PNG
      content/posts/gossip: not a post type; use one of newsroom, notice, images, videos, brochures
      content/posts/newsroom/Bad Id: an id has lower-case letters, digits and hyphens only
      content/posts/newsroom/category/index.en.md: 'category' is 'gossip', which is unknown; use one of press, business, campus, esg, people
      content/posts/newsroom/category/index.ko.md: 'category' is 'gossip', which is unknown; use one of press, business, campus, esg, people
      content/posts/newsroom/counterpart/index.ko.md: missing; every post is in every language
      content/posts/newsroom/differs: 'date' differs between index.en.md and index.ko.md; make them equal
      content/posts/newsroom/differs: 'publishAt' differs between index.en.md and index.ko.md; make them equal
      content/posts/newsroom/empty/index.en.md: the body is empty; write it below the front matter
      content/posts/newsroom/empty/index.ko.md: the body is empty; write it below the front matter
      content/posts/newsroom/image/index.en.md: 'image' is 'sunset', which is not in content/media/media.json; add it there or use a name from it
      content/posts/newsroom/image/index.ko.md: 'image' is 'sunset', which is not in content/media/media.json; add it there or use a name from it
      content/posts/newsroom/link: 'image' differs between index.en.md and index.ko.md; make them equal
      content/posts/newsroom/link/index.en.md: token {facts.nope} is neither in content/brand.json nor in content/facts.json
      content/posts/newsroom/link/index.en.md: link to 'post:newsroom/later': the post is shown from 2026-12-31T15:00:00.000Z on; take the link out until then
      content/posts/newsroom/link/index.ko.md: 'image' is missing; a news post shows a picture
      content/posts/newsroom/plain/index.en.md: has no front matter: start the file with \`---\`, the fields, and \`---\` again
      content/posts/newsroom/plain/index.ko.md: front matter cannot be read: line 3: a field stands twice; keep one
      content/posts/newsroom/sample/index.en.md: the body is still the sample; write the text, or set draft: true in both files
      content/posts/newsroom/sample/index.ko.md: the body is still the sample; write the text, or set draft: true in both files
      content/posts/newsroom/yaml/index.en.md: front matter cannot be read: line 4: a quotation mark is missing at the end of a value; add it
      content/posts/newsroom/yaml/index.ko.md: front matter cannot be read: write each field as \`name: value\`
      content/redirects.json: 'en/old' is no path of the site; write it as /en/old/address, without hash
      content/redirects.json: '/en/old/' is not the form that visitors arrive at; write '/en/old'
      content/redirects.json: '/EN/old' has its language in capitals; write '/en/old'
      content/redirects.json: '/downloads/brochure.pdf' is a file or the API; only pages move
      content/redirects.json: '/robots.txt' is a file or the API; only pages move
      content/redirects.json: '/en/search?q=a' is a page of the site; take the entry out
      content/redirects.json: '/회사' is the same address as '/%ed%9a%8c%ec%82%ac'; take one of them out
      content/redirects.json: '/en/%E0%A4%A' is not encoded as an address; correct it
      content/redirects.json: '/aboutus/ceo' is an address of the site already; take the entry out
      content/redirects.json: '/en/errors/404' is an error page; take the entry out
      content/redirects.json: '/ko/aboutus/ceo' is a page of the site; take the entry out
      content/redirects.json: '/en/public/newsroom/later' is the address of the post newsroom/later; take the entry out
      content/redirects.json: '/a' leads to "https://example.com/"; write a path of the site, such as /en/public/newsroom or /en/aboutus/company#vision
      content/redirects.json: '/b' leads to "/en/nope", which is no page; name a page of core/site/pages.ts or a post
      content/redirects.json: '/c' leads to '/en/public/newsroom/later', which has moved too; write "/en"
      content/redirects.json: '/d' leads to "/en/public/newsroom/none": there is no post 'newsroom/none'; use the name of a folder of content/posts
      content/redirects.json: '/l' leads to "/en/public/newsroom/soon": the post is shown from 2026-12-31T15:00:00.000Z on; take the link out until then
      content/redirects.json: '/e' leads to "/en/aboutus/company#vison": the page table has no place '#vison' for the page; use one of vision, values, philosophy, history, group; did you mean 'vision'?
      content/redirects.json: '/f' leads to '/g', which has moved too; write "/en/aboutus/ceo"
      content/redirects.json: '/h' goes round in a circle (/h → /i → /h); lead it to a page
      content/redirects.json: '/i' goes round in a circle (/i → /h → /i); lead it to a page
      content/redirects.json: '/j' leads to "/en/aboutus/ceo/"; write it as '/en/aboutus/ceo'
      content/redirects.json: '/k' leads to "x"; write a path of the site, such as /en/public/newsroom or /en/aboutus/company#vision
      content/redirects.json: '/en/one' leads to "/ko", in another language; lead it to '/en'
      content/redirects.json: '/en/two' moves in one language only; add '/ko/two': '/ko'"
    `);
    // A message without Korean stays in English: it goes into locales/content-errors.ko.json.
    expect(errors.filter((error) => inKorean(error) === error)).toEqual([]);
  });
  it('says first what posts are made of: names, facts, pictures', async () => {
    file('media/media.json', JSON.stringify({ dusk: picture({ alt: { en: 'Dusk', ko: ' ' } }), noon: picture({ file: '' }) }));
    expect(await check()).toEqual([
      "content/media/media.json: 'dusk.alt.ko' is missing; say in a few words what is seen",
      "content/media/media.json: 'noon.file' is missing; name a file of content/media",
    ]);
    rmSync(`${content}/media/media.json`);
    expect(await check()).toEqual(['content/media/media.json: missing; bring it back, at least as `{}`']);
  });
  it('names pictures, posts and names in braces that are nowhere, in every file', async () => {
    file('media/media.json', JSON.stringify({ dusk: picture({}) }));
    rmSync(`${content}/posts`, { recursive: true, force: true });
    cpSync(`${CONTENT}/teams.json`, `${content}/teams.json`);
    file('redirects.json', '{}');
    const both = (text: string) => ({ en: text, ko: text });
    file(
      'leaders.json',
      JSON.stringify([{ id: 'ceo', group: 'executive', name: both('A'), title: both('B'), bio: both('C'), image: 'dus' }]),
    );
    file('popups.json', JSON.stringify([{ id: 'a', start: '2026-01-01T00:00Z', title: both('A'), body: both('B'), link: 'notice/x' }]));
    file(
      'changelog.json',
      JSON.stringify([{ id: 'a', date: '2026-01-01', text: { en: '{companyTopic}', ko: '{companyTopic} {compny}' } }]),
    );
    expect(await check()).toEqual([
      "content/leaders.json, entry 1 ('ceo'): 'image' is 'dus', which is not in content/media/media.json; add it there or use a name from it; did you mean 'dusk'?",
      "content/popups.json, entry 1 ('a'): 'link' is 'notice/x', which is no post; write it as TYPE/ID",
      expect.stringContaining("content/changelog.json: '1.text.en': token {companyTopic} is neither in content/brand.json nor in"),
      "content/changelog.json: '1.text.ko': token {compny} is neither in content/brand.json nor in content/facts.json; did you mean 'company'?",
    ]);
  });
});
