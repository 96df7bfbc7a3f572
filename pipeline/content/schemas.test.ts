import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import type { PostType } from '../../core/site/pages.ts';
import { CONTENT } from '../paths.ts';
import { checkContentFile, describeIssues, readContentFile } from './content-files.ts';
import { POST_SCHEMAS } from './post-schemas.ts';
import { inKorean } from './say-errors.ts';
import type { ContentFile } from './schemas.ts';

const content = mkdtempSync(`${tmpdir()}/schemas-`);
mkdirSync(`${content}/media`);
afterAll(() => rmSync(content, { recursive: true, force: true }));

const both = (text: string) => ({ en: text, ko: text });
/** What the check says of a file with this value, without the file's name. */
function check(file: ContentFile, value: unknown): string[] {
  writeFileSync(`${content}/${file}`, typeof value === 'string' ? value : JSON.stringify(value));
  const { errors } = checkContentFile(file, content);
  for (const error of errors) expect(inKorean(error), 'has no Korean in locales/content-errors.ko.json').not.toBe(error);
  return errors.map((error) => error.replace(`content/${file}`, '').replace(/^: /, ''));
}

describe('every file', () => {
  it('may have no other shape, field or kind of value, and lacks none', () => {
    expect(check('careers.json', 'true')).toEqual(['has another shape; write { "kr": …, "us": …, "intern": … }']);
    expect(check('careers.json', { kr: 'http://example.com', us: 7, inter: '' })).toEqual([
      "'kr' is 'http://example.com'; give an https address",
      "'us' is no text; write it in quotation marks",
      "'intern' is missing; give an https address",
      "'inter' is unknown; use kr, us, intern; did you mean 'intern'?",
    ]);
    expect(check('leaders.json', {})).toEqual(['is no list; write [{ "id": …, "group": …, "name": … }]']);
    expect(check('facts.json', '7')).toEqual(['has another shape; write "name": { "id": …, "en": …, "ko": … }']);
  });
  it('may not be missing, but for lists of what a site need not have', () => {
    rmSync(`${content}/leaders.json`, { force: true });
    rmSync(`${content}/careers.json`, { force: true });
    expect(readContentFile('leaders.json', content)).toEqual([]);
    expect(() => readContentFile('careers.json', content)).toThrow('content/careers.json: missing; bring it back, at least as `{}`');
  });
});

describe('names', () => {
  it('are texts in both languages; Korean may have more of them', () => {
    expect(check('brand.json', { shared: { origin: 'x' }, en: { company: 'A' }, ko: { company: '가', companyTopic: '가는' } })).toEqual([]);
    expect(check('brand.json', { shared: { origin: 7 }, en: { company: 'A', group: 'B' }, ko: { companie: '가', group: ' ' } })).toEqual([
      "'shared.origin' is no text; write it in quotation marks",
      "'ko.group' is missing; add it",
    ]);
    expect(check('brand.json', { shared: {}, en: { company: 'A' }, ko: { companie: '가' } })).toEqual([
      "'ko.company' is missing; each name is in every language; did you mean 'companie'?",
    ]);
  });
});

describe('facts', () => {
  const facts = JSON.parse(readFileSync(`${CONTENT}/facts.json`, 'utf8'));
  const { approvals, adcReactors, inquiryDestruction } = facts;

  it('may word a figure in any way that says the number by which code computes', () => {
    expect(check('facts.json', facts)).toEqual([]);
    const reworded = {
      ...facts,
      approvals: { ...approvals, en: 'Over 62', ko: '62건 초과' },
      adcReactors: { ...adcReactors, en: '100 L–1,000 L', ko: '100~1000 L' },
      inquiryDestruction: { ...inquiryDestruction, en: 'Within five days' },
    };
    expect(check('facts.json', reworded)).toEqual([]);
  });
  it('have that number, and say it in both languages', () => {
    const { count: _count, ...countless } = approvals;
    const wrong = {
      ...facts,
      approvals: countless,
      adcReactors: { ...adcReactors, smallestLitres: '100 L', largestLitres: 1.5 },
      inquiryDestruction: { ...inquiryDestruction, days: 30 },
      plant1Capacity: { ...facts.plant1Capacity, ko: '12만 L' },
      plant1BioreactorSize: { ...facts.plant1BioreactorSize, en: '115,000 L or 15,000,000 mL' },
      plant1Year: { ...facts.plant1Year, ko: '2028년' },
      songdoPlant2: { id: 'F-99', en: '1', ko: '1', count: 1 },
    };
    const number = 'write a whole number without quotation marks and commas, such as 5000';
    expect(check('facts.json', wrong)).toEqual([
      `'approvals.count' is missing; ${number}`,
      "'plant1Year.ko' is '2028년', and 'year' is 2027; write the same number in both",
      "'plant1Capacity.ko' is '12만 L', and 'litres' is 120000; write the same number in both",
      "'plant1BioreactorSize.en' is '115,000 L or 15,000,000 mL', and 'litres' is 15000; write the same number in both",
      `'adcReactors.smallestLitres' is no number; ${number}`,
      `'adcReactors.largestLitres' is no whole number; ${number}`,
      "'inquiryDestruction.en' is 'within 5 days', and 'days' is 30; write the same number in both",
      "'inquiryDestruction.ko' is '5일 이내', and 'days' is 30; write the same number in both",
      "'songdoPlant2.count' is unknown; use id, en, ko",
    ]);
    const { approvals: _approvals, ...lacking } = facts;
    expect(check('facts.json', lacking)).toEqual([expect.stringMatching(/^'approvals' is missing/)]);
  });
});

describe('pictures', () => {
  const uuid = 'b5da862f-aa76-43ce-ae02-04da1df899be';
  const picture = { uuid, name: 'a', file: 'a.jpg', focal: [50, 40], alt: both('A') };
  it('have an address of their own, a file, a focal point and words', () => {
    expect(check('media/media.json', { a: { ...picture, portrait: { file: 'b.jpg', focal: [0, 100] }, crop: [0, 0, 50, 50] } })).toEqual(
      [],
    );
    expect(
      check('media/media.json', { a: { ...picture, uuid: 'x', focal: [960, 40] }, b: { name: 'b', file: ' ', alt: { en: 'B' } } }),
    ).toEqual([
      expect.stringMatching(/^'a\.uuid' is no UUID; write a new one, such as "[\da-f-]{36}"$/),
      "'a.focal.1' is above 100; write what matters in the picture, in percent from left and top, such as [50, 40]",
      expect.stringMatching(/^'b\.uuid' is missing; write a new one, such as "[\da-f-]{36}"$/),
      "'b.file' is missing; name a file of content/media",
      "'b.focal' is missing; write what matters in the picture, in percent from left and top, such as [50, 40]",
      "'b.alt.ko' is missing; say in a few words what is seen",
    ]);
  });
  it('share no address', () => {
    expect(check('media/media.json', { a: picture, b: picture })).toEqual([
      expect.stringMatching(/^'b\.uuid' is that of 'a'; write a new one, such as "/),
    ]);
  });
});

describe('leaders', () => {
  const leader = { id: 'one', group: 'executive', name: both('Name'), title: both('Title'), bio: both('Bio') };
  it('pass with and without a portrait', () => {
    expect(check('leaders.json', [leader, { ...leader, id: 'two', group: 'syracuse', image: 'known' }])).toEqual([]);
  });
  it('are named with every error at once', () => {
    const { name: _name, ...nameless } = leader;
    const wrong = [
      { ...leader, group: 'executives' },
      { ...leader, bio: { en: 'Bio', ko: ' ' } },
      { ...nameless, id: 'Not An Id' },
    ];
    expect(check('leaders.json', wrong)).toEqual([
      ", entry 1 ('one'): 'group' is 'executives', which is unknown; use one of executive, syracuse; did you mean 'executive'?",
      ", entry 2 ('one'): 'bio.ko' is missing; every profile is in every language",
      ", entry 3 ('Not An Id'): 'id' is 'Not An Id'; write lower-case letters, digits and hyphens only",
      ', entry 3 (\'Not An Id\'): \'name\' is missing; write it as { "en": …, "ko": … }',
    ]);
    expect(check('leaders.json', [leader, leader])).toEqual([", entry 2 ('one'): 'id' is used twice; give it another"]);
  });
});

describe('popups', () => {
  const good = { id: 'a', start: '2025-12-22T00:00:00+09:00', end: '2026-01-05T00:00:00+09:00', title: both('Words'), body: both('Words') };
  it('may have no end, and lead to a post', () => {
    const { end: _end, ...open } = good;
    expect(check('popups.json', [open, { ...good, id: 'b', link: 'notice/x' }])).toEqual([]);
  });
  it('are named with every error at once', () => {
    const bad = { ...good, id: 'A b', start: '2025-12-22', title: { en: 'Words', ko: '' } };
    expect(check('popups.json', [bad, { ...good, end: '2025-12-01T00:00:00+09:00' }])).toEqual([
      ", entry 1 ('A b'): 'id' is 'A b'; write lower-case letters, digits and hyphens only",
      ", entry 1 ('A b'): 'start' is '2025-12-22', which is no time; write it as 2025-12-22T00:00:00+09:00",
      ", entry 1 ('A b'): 'title.ko' is missing; add it",
      ", entry 2 ('a'): 'end' is not after 'start'; correct one of them",
    ]);
    expect(check('popups.json', [good, good])).toEqual([", entry 2 ('a'): 'id' is used twice; give it another"]);
  });
});

describe('the changelog', () => {
  const good = { id: 'a', date: '2026-01-31', text: both('Words') };
  it('takes entries newest first, several of a day, and no entry at all', () => {
    expect(check('changelog.json', [good, { ...good, id: 'b' }, { ...good, id: 'c', date: '2025-12-31' }])).toEqual([]);
    expect(check('changelog.json', [])).toEqual([]);
  });
  it('is named with every error at once', () => {
    const list = [{ id: 'b', date: '2026-02-30', text: { en: 'x'.repeat(161), ko: ' ' }, title: 'x' }, 'words'];
    expect(check('changelog.json', list)).toEqual([
      ", entry 1 ('b'): 'date' is '2026-02-30', which is no day; write it as 2026-01-31",
      ", entry 1 ('b'): 'text.en' has 161 letters; 160 are the most",
      ", entry 1 ('b'): 'text.ko' is missing; add it",
      ", entry 1 ('b'): 'title' is unknown; use id, date, text",
      ', entry 2 (\'\'): has another shape; write { "id": …, "date": …, "text": … }',
    ]);
    expect(check('changelog.json', [good, { ...good, id: 'b', date: '2026-02-01' }, { ...good, date: '2026-01-01' }])).toEqual([
      ", entry 3 ('a'): 'id' is used twice; give it another",
      ", entry 2 ('b'): 'date' is after that of the entry above; put the newest first",
    ]);
    expect(check('changelog.json', '[,]')).toEqual([expect.stringMatching(/^line 1: a value is missing/)]);
  });
});

describe('days of pages', () => {
  it('are of pages of the site map, and of no other', () => {
    const { home: _home, ceo, ...days } = JSON.parse(readFileSync(`${CONTENT}/page-dates.json`, 'utf8'));
    expect(check('page-dates.json', { ...days, home: '2026-01-31', ceo })).toEqual([]);
    expect(check('page-dates.json', { ...days, hom: '2026-01-31', ceo })).toEqual([
      "'hom' is no page in the site map; did you mean 'home'?",
    ]);
    expect(check('page-dates.json', { ...days, home: 'soon', ceo })).toEqual(["'home' is 'soon', which is no day; write it as 2026-01-31"]);
  });
});

describe('front matter', () => {
  const fields = { title: 'T', summary: 'S', category: 'campus', date: '2026-01-31', image: 'dusk' };
  const find = (type: PostType, value: object) =>
    describeIssues('x', v.safeParse(POST_SCHEMAS[type], value).issues ?? []).map((error) => error.slice(3));
  const picture = (image: string, caption = `Songdo, ${image}`) => ({ image, caption });

  it('has the fields of its type and no others, which are named', () => {
    expect(find('newsroom', fields)).toEqual([]);
    expect(find('notice', { title: 'T', gallery: [], draft: 'yes', publishAt: 'soon', category: 'notice', date: '31.1.2026' })).toEqual([
      "'summary' is missing; add one sentence",
      "'date' is '31.1.2026', which is no day; write it as 2026-01-31",
      "'draft' is 'yes', which is unclear; write true or false",
      "'publishAt' is 'soon', which is no time; write it as 2026-12-01T09:00+09:00, or as a day, which begins in Seoul",
      "'gallery' is unknown; use title, summary, category, date, updated, until, image, draft, publishAt",
    ]);
  });
  it('shows a post on its day or later', () => {
    expect(find('newsroom', { ...fields, publishAt: '2026-01-31' })).toEqual([]);
    expect(find('newsroom', { ...fields, title: '', publishAt: '2026-01-30' })).toEqual([
      "'title' is missing; add it",
      "'publishAt' is '2026-01-30', which is before the post's date, 2026-01-31; correct one of them",
    ]);
  });
  it.each(['updated', 'until'])('%s is the day of the post or later', (field) => {
    expect(find('notice', { ...fields, category: 'notice', [field]: '2026-01-31' })).toEqual([]);
    expect(find('newsroom', { ...fields, [field]: '2026-01-30' })).toEqual([
      `'${field}' is '2026-01-30', which is before the post's date, 2026-01-31; correct one of them`,
    ]);
  });
  it('is never over in a video', () => {
    expect(find('videos', { ...fields, film: 'tour', until: '2026-01-31' }).join()).toContain("'until' is unknown");
  });
  it.each([
    [undefined],
    ['a'],
    [[]],
    [['a', 'b', 'c'].map((key) => picture(key))],
    [Array.from({ length: 9 }, (_, at) => picture(`k${at}`))],
  ])('wants four to eight pictures of an album: %j', (gallery) => {
    expect(find('images', { ...fields, gallery }).join()).toContain('list 4 to 8 pictures, each as { image: KEY, caption: "..." }');
  });
  it('wants each picture of an album once, with a caption', () => {
    expect(find('images', { ...fields, gallery: ['a', 'b', 'c', 'd'].map((key) => picture(key)) })).toEqual([]);
    expect(find('images', { ...fields, gallery: [picture('a'), picture('b'), picture('a'), picture('c', ' ')] })).toEqual([
      "'gallery.4.caption' is missing; write place, subject and year",
      "'gallery.3' shows 'a', which is there already; show another",
    ]);
  });
  it('says where a video is: with us, or elsewhere with its length', () => {
    const url = 'https://example.com/films/tour';
    expect(find('videos', { ...fields, film: 'tour' })).toEqual([]);
    expect(find('videos', { ...fields, external: { url, length: '2:40' } })).toEqual([]);
    for (const wrong of [{}, { film: 'tour', external: { url, length: '2:40' } }])
      expect(find('videos', { ...fields, ...wrong })).toEqual([
        "give either 'film' or 'external': the id of a film in content/films (or a 'newFilm'), or { url, length }",
      ]);
  });
  it('needs no picture of a video that brings its film', () => {
    const { image: _image, ...others } = fields;
    expect(find('videos', { ...others, newFilm: 'tour.mov' })).toEqual([]);
    expect(find('videos', { ...others, film: 'tour' })).toEqual(["'image' is missing; name the video's poster"]);
  });
  it.each(['http://example.com/x', 'javascript:alert(1)', '//example.com/x', '/films/x', ''])(
    'refuses the address %j of a video',
    (url) => {
      expect(find('videos', { ...fields, external: { url, length: '0:30' } })).toEqual([
        `'external.url' is '${url}'; give an https address`,
      ]);
    },
  );
  it.each(['2:60', '160', '2.40', ''])('refuses the length %j of a video', (length) => {
    expect(find('videos', { ...fields, external: { url: 'https://example.com/x', length } })).toEqual([
      `'external.length' is '${length}'; write minutes and seconds, as "2:40"`,
    ]);
  });
});
