import { describe, expect, it, vi } from 'vitest';
import type { Highlighted, SearchQuery } from './answer.ts';
import { search } from './search.ts';
import type { PageDocument, PostDocument, SearchDocuments } from './search-documents.ts';
import { buildSearchIndex } from './search-index.ts';

const names = {
  newsroom: { name: 'Newsroom', categories: { press: 'Press Release' } },
  brochures: { name: 'Brochures', categories: { corporate: 'Corporate' } },
  notice: { name: 'Notices', categories: { site: 'Site' } },
};
const page = (href: string, title: string, ...parts: (string | PageDocument['parts'][number])[]): PageDocument => ({
  href,
  title,
  parts: parts.map((part) => (typeof part === 'string' ? { text: part } : part)),
});
const post = (id: string, date: string, title: string, text: string, type: PostDocument['type'] = 'newsroom'): PostDocument => ({
  type,
  id,
  category: type === 'newsroom' ? 'press' : type === 'notice' ? 'site' : 'corporate',
  date,
  title,
  text,
});

async function createIndex(documents: Partial<SearchDocuments>) {
  return buildSearchIndex({ locale: 'en', names, pages: [], posts: [], ...documents });
}
async function hrefs(documents: Partial<SearchDocuments>, query: SearchQuery) {
  return search(await createIndex(documents), query).groups.flatMap(({ hits }) => hits.map(({ href }) => href));
}
async function ask(documents: Partial<SearchDocuments>, q: string) {
  return search(await createIndex(documents), { q }).groups.flatMap(({ hits }) => hits);
}
/** Hits in brackets. */
const show = (text: Highlighted = []) => text.map((part, at) => (at % 2 ? `[${part}]` : part)).join('');

describe('what is found', () => {
  const pages = [
    page('/en/a', 'Songdo Bio Campus', 'Eight bioreactors of 15,000 L each, 120,000 L in all.'),
    page('/en/b', 'Development', 'Cell-line work and new tech transfer. Questions of quality.'),
    page('/en/c', '위탁개발', '송도 바이오 캠퍼스에서 항체-약물 접합체를 개발합니다.'),
    page('/en/d', 'Café', 'Over 62 approvals, 100% trained, 10 ng/m³.'),
  ];
  const trade = [
    ...pages,
    page('/en/e', 'C.M.O. work', 'Tests of release and quality, for a CDMO in the U.S.; biosafety, choices.'),
    page('/en/f', 'Contact us', 'Quality, and release of batches.'),
  ];
  /** Questions, and the letters of the pages that each of them finds. */
  type Row = [what: string, questions: string[], found: string];
  it.each<Row>([
    ['words', ['songdo', 'SONGDO eight'], 'a'],
    ['most of the words, where nothing has all', ['songdo footprint'], 'a'],
    ['most of the words of two pages', ['songdo transfer', 'songdo campus transfer'], 'ab'],
    ['only the last word as a prefix, of two letters or more', ['songdo bioreac', 'bioreac', 'bioreac songdo'], 'a'],
    ['numbers in words', ['fifteen thousand liters', '15k bioreactors', '만오천 리터', '1만 5천 리터'], 'a'],
    ['both numbers of a noun', ['bioreactor campus'], 'a'],
    ['both numbers of a noun, too', ['approval over'], 'd'],
    ['one typo: wrong, missing, too many, swapped', ['songto', 'sogdo campus', 'songddo campus', 'sondgo campus'], 'a'],
    ['of Hangul a letter of a syllable, in words of three syllables and more', ['켐퍼스', '접합채'], 'c'],
    ['numbers, with and without commas and spaces', ['15000', '15000l', '15,000 liters', '120'], 'a'],
    ['figures and signs', ['62', '100%', 'ng/m3', 'cafe', 'ＣＡＦÉ'], 'd'],
    ['what is hyphenated', ['cell line'], 'b'],
    ['Korean inside words', ['개발', '송도', '송', '위탁개발'.normalize('NFD')], 'c'],
    ['Korean compounds with and without spaces, with endings', ['위탁 개발', '송도바이오캠퍼스는', '항체약물접합체'], 'c'],
    ['most pairs of syllables of a compound that no page has', ['캠퍼스송도', '접합체위탁개발송도', '바이오캠퍼스송도'], 'c'],
    ['function words only where there is nothing else', ['where is the campus of Songdo'], 'a'],
    ['function words in Korean', ['캠퍼스는 어디에 있나요'], 'c'],
    ['a function word alone', ['of'], 'ab'],
    ['nothing', ['footprint', 'b', 'sontgo', 'bip', '15,001 L', '송두', '도', '약국송도', '?!'], ''],
  ])('%s: %j', async (_what, questions, found) => expectFound(pages, questions, found));
  it.each<Row>([
    ['abbreviations with dots and without', ['CMO', 'c.d.m.o.', 'Ｃ．Ｄ．Ｍ．Ｏ．은', 'U.S.'], 'e'],
    ['a phrase', ['tests "release and quality"'], 'e'],
    ['a phrase in another text', ['"work and new"'], 'b'],
    ['a phrase in Korean', ['“바이오캠퍼스”', '「송도 바이오」'], 'c'],
    ['words of a phrase that none has', ['"quality release"'], 'ef'],
    ['a word that begins a longer one', ['cho'], 'e'],
    ['words with signs that nobody sees', ['bio\u00adsafety'], 'e'],
    ['such words elsewhere', ['so\u00adng\u200bdo eight'], 'a'],
    ['such words in Korean', ['송\u200b도'], 'c'],
    // Capitals are an abbreviation, and begin no longer word.
    ['nothing', ['s', '"', 'CHO'], ''],
  ])('as the trade writes it, %s: %j', async (_what, questions, found) => expectFound(trade, questions, found));
  async function expectFound(documents: PageDocument[], questions: string[], found: string): Promise<void> {
    for (const q of questions)
      expect((await hrefs({ pages: documents }, { q })).sort(), q).toEqual(Array.from(found, (letter) => `/en/${letter}`));
  }

  it('searches for sixteen words at most', async () => {
    const words = Array.from({ length: 17 }, (_, at) => String.fromCharCode(97 + at).repeat(at + 3));
    expect(await hrefs({ pages: [page('/en/w', 'Words', words.slice(0, 16).join(' '))] }, { q: words.join(' ') })).toEqual(['/en/w']);
    expect(await hrefs({ pages: [page('/en/w', 'Words', words.slice(1).join(' '))] }, { q: words.join(' ') })).toEqual(['/en/w']);
    expect(await hrefs({ pages: [page('/en/w', 'Words', words.at(-1) as string)] }, { q: words.join(' ') })).toEqual([]);
  });
  it('allows a typo only where nothing is found as typed', async () => {
    const line = page('/en/line', 'Line', 'A line.');
    const lime = page('/en/lime', 'Lime', 'A lime.');
    expect(await hrefs({ pages: [line, lime] }, { q: 'line' })).toEqual(['/en/line']);
    expect((await hrefs({ pages: [line, lime] }, { q: 'lins' })).sort()).toEqual(['/en/line']);
    expect(await hrefs({ pages: [line] }, { q: 'lime' })).toEqual(['/en/line']);
  });
  it('says which words the best hit lacks, where nothing has all', async () => {
    const index = await createIndex({ pages });
    expect(search(index, { q: 'carbon bioreactors' })).toMatchObject({ leftOut: ['carbon'], total: 1 });
    expect(search(index, { q: '배출량은 캠퍼스에서' })).toMatchObject({ leftOut: ['배출량'], total: 1 });
    expect(search(index, { q: 'songdo bioreactors' })).not.toHaveProperty('leftOut');
    expect(search(index, { q: 'carbon' })).not.toHaveProperty('leftOut');
  });
  it('adds what has most words where few documents have all, and leaves nothing out', async () => {
    const more = [...pages, page('/en/audit', 'Audit', 'An audit of clients.'), page('/en/code', 'Code', 'Accept an audit.')];
    const answer = search(await createIndex({ pages: more }), { q: 'accept audit' });
    expect(answer.groups[0]?.hits.map(({ href }) => href)).toEqual(['/en/code', '/en/audit']);
    expect(answer).not.toHaveProperty('leftOut');
  });
  it('takes names of the same thing for one, however they are spaced', async () => {
    const synonyms = [
      ['whistleblower', 'report a breach'],
      ['세포은행', '셀뱅크'],
    ];
    const named = [
      page('/en/report', 'Report', 'How to report a breach.'),
      page('/en/apart', 'Apart', 'A report of the year. No breach.'),
      page('/ko/bank', '보관', '세포은행을 구축합니다.'),
    ];
    const find = (q: string) => hrefs({ pages: named, synonyms }, { q });
    expect(await find('whistleblowers')).toEqual(['/en/report']);
    expect(await find('whistle blower')).toEqual(['/en/report']);
    expect(await find('셀뱅크는')).toEqual(['/ko/bank']);
    expect(await find('셀 뱅크 보관')).toEqual(['/ko/bank']);
  });
  it('finds a page by its section and a post by the name of its category', async () => {
    expect(await hrefs({ pages: [{ ...page('/en/x', 'Company', 'Text.'), sections: ['About Us'] }] }, { q: 'about us' })).toEqual([
      '/en/x',
    ]);
    expect(await hrefs({ posts: [post('a', '2026-01-01', 'One', 'Text.')] }, { q: 'press release' })).toEqual(['/en/public/newsroom/a']);
  });
});

describe('the order', () => {
  it('is title, heading, text', async () => {
    const pages = [
      page('/en/text', 'One', 'quality, quality and again quality'),
      page('/en/heading', 'Two', { heading: 'Quality', text: 'Text.' }),
      page('/en/title', 'Three of quality', 'Text.'),
      page('/en/name', 'Quality', 'Text.'),
    ];
    expect(await hrefs({ pages }, { q: 'quality' })).toEqual(['/en/name', '/en/title', '/en/heading', '/en/text']);
    expect(await hrefs({ pages: [...pages].reverse() }, { q: 'quality' })).toEqual(['/en/name', '/en/title', '/en/heading', '/en/text']);
  });
  it('has whole words before prefixes, and words before parts of compounds', async () => {
    const pages = [page('/en/longer', 'One', 'A campusland.'), page('/en/whole', 'Two', 'A campus.')];
    expect(await hrefs({ pages }, { q: 'campus' })).toEqual(['/en/whole', '/en/longer']);
    const korean = [page('/en/part', '하나', '위탁개발생산'), page('/en/word', '둘', '개발')];
    expect(await hrefs({ pages: korean }, { q: '개발' })).toEqual(['/en/word', '/en/part']);
  });
  it('has fewer typos first', async () => {
    const pages = [page('/en/two', 'Two', 'Sondgo and camqus.'), page('/en/one', 'One', 'Songdo and camqus.')];
    expect(await hrefs({ pages }, { q: 'Songdo campus' })).toEqual(['/en/one', '/en/two']);
  });
  it('has newer posts first among equals', async () => {
    const posts = [
      post('newer', '2026-05-01', 'Water', 'Reuse at the site.'),
      post('older-b', '2025-05-01', 'Water', 'Reuse at the site.'),
      post('older-a', '2025-05-01', 'Water', 'Reuse at the site.'),
    ];
    const expected = ['newer', 'older-b', 'older-a'].map((id) => `/en/public/newsroom/${id}`);
    expect(await hrefs({ posts }, { q: 'water' })).toEqual(expected);
  });
  it('has the group of a post first whose title is the query, unless a page has that title', async () => {
    const posts = [post('n', '2026-05-01', 'Year-end hours', 'Text.', 'notice'), post('a', '2026-04-01', 'Open day', 'Year-end hours.')];
    const news = page('/en/news', 'News', 'Year-end hours, and again year-end hours.');
    const groups = async (pages: PageDocument[], q: string) =>
      search(await createIndex({ pages, posts }), { q }).groups.map(({ group }) => group);
    expect(await groups([news], 'hours')).toEqual(['pages', 'newsroom', 'notice']);
    expect(await groups([news], 'year end hours')).toEqual(['notice', 'pages', 'newsroom']);
    expect(await groups([news, page('/en/hours', 'Year-end hours', 'Text.')], 'year-end hours')).toEqual(['pages', 'notice', 'newsroom']);
  });
  it('has a page that leads to others after them', async () => {
    const pages = [
      { ...page('/en', 'Home', 'The cell bank.'), isTeaser: true as const },
      page('/en/bank', 'Bank', 'We keep a cell bank for long.'),
    ];
    expect(await hrefs({ pages }, { q: 'cell' })).toEqual(['/en/bank', '/en']);
  });
});

describe('hits', () => {
  it('say in which group they are, and what posts are', async () => {
    const posts = [
      post('n-1', '2026-03-01', 'Water', 'One.'),
      post('b-1', '2026-02-01', 'Water', 'Two.', 'brochures'),
      post('x-1', '2026-01-01', 'Water', 'Three.', 'notice'),
    ];
    const hits = await ask({ pages: [page('/en/w', 'Water', 'Four.')], posts }, 'water');
    expect(hits.map(({ group, href, post: about }) => [group, href, about])).toEqual([
      ['pages', '/en/w', undefined],
      ['newsroom', '/en/public/newsroom/n-1', { type: 'Newsroom', category: 'Press Release', date: '2026-03-01' }],
      ['library', '/en/public/brochures#b-1', { type: 'Brochures', category: 'Corporate', date: '2026-02-01' }],
      ['notice', '/en/public/notice/x-1', { type: 'Notices', category: 'Site', date: '2026-01-01' }],
    ]);
  });
  it('lead to the part of a page, or to its top where the page is named', async () => {
    const pages = [
      page(
        '/en/p',
        'Plant',
        'Of the plant: a vessel.',
        { id: 'tanks', heading: 'Vessels', text: 'A vessel is a tank.' },
        { id: 'end', text: 'Plant and tank.' },
      ),
    ];
    expect((await ask({ pages }, 'vessel'))[0]?.href).toBe('/en/p#tanks');
    expect((await ask({ pages }, 'plant'))[0]?.href).toBe('/en/p');
    expect((await ask({ pages }, 'plant tank'))[0]?.href).toBe('/en/p#end');
    expect(show((await ask({ pages }, 'vessel'))[0]?.excerpt)).toBe('[Vessels] – A [vessel] is a tank.');
  });
  it.each([
    ['15000', '8 × 15,000 kg at Songdo', '8 × [15,000] kg at Songdo'],
    ['15000', '15,000 vials', '[15,000] vials'],
    ['8 x 15000 L', '8 × 15,000 L at Songdo', '[8] × [15,000] L at Songdo'],
    ['개발', '위탁개발생산을 합니다', '위탁[개발]생산을 합니다'],
    ['송도바이오캠퍼스', '송도 바이오 캠퍼스에서', '[송도] [바이오] [캠퍼스]에서'],
    ['세포주개발', '개발, 세포주개발', '개발, [세포주개발]'],
    ['캠퍼스송도', '송도 캠퍼스', '[송도] [캠퍼스]'],
    ['캠퍼스에서', '송도 캠퍼스에서, 캠퍼스는', '송도 [캠퍼스]에서, [캠퍼스]는'],
    ['켐퍼스', '송도 캠퍼스', '송도 [캠퍼스]'],
    ['cafe noir', 'Le café Noir', 'Le [café] [Noir]'],
    ['visits', 'The client’s visit', 'The client’s [visit]'],
    ['songo', 'At Songdo.', 'At [Songdo].'],
    ['물', '물과 용수', '[물]과 용수'],
    ['62 approvals', 'over 62 approvals 🧪', 'over [62] [approvals] 🧪'],
  ])('mark %s in %s', async (q, text, expected) => {
    const [hit] = await ask({ pages: [page('/en/x', 'Title', text)] }, q);
    expect(show(hit?.excerpt)).toBe(expected);
    expect(show((await ask({ pages: [page('/en/x', text, 'Text.')] }, q))[0]?.title)).toBe(expected);
  });
  it('show some 140 characters round the best of them, cut between words', async () => {
    const filler = 'Nothing of it is said in this sentence. '.repeat(8);
    const text = `A bank. ${filler}The cell bank holds vials, and each cell in the bank is known. ${filler}`;
    const excerpt = show((await ask({ posts: [post('a', '2026-01-01', 'One', text)] }, 'cell bank'))[0]?.excerpt);
    expect(excerpt).toMatch(/^… \w.*The \[cell\] \[bank\] holds vials, and each \[cell\] in the \[bank\] is known.* …$/);
    expect(excerpt.length).toBeGreaterThan(120);
    expect(excerpt.length).toBeLessThan(175);
    for (const word of excerpt
      .replace(/[[\]…]/g, '')
      .trim()
      .split(' '))
      expect(text).toContain(word);
  });
  it('begin a text that is not marked at its beginning', async () => {
    const text = `First words. ${'More of them. '.repeat(30)}`;
    expect(show((await ask({ posts: [post('a', '2026-01-01', 'Water', text)] }, 'water'))[0]?.excerpt)).toMatch(/^First words\. .* …$/);
  });
  it('take no more readings of a text for more words', async () => {
    const text = 'Water of the plant.';
    const synonyms = [
      ['blueprint', 'cyanotype'],
      ['footprint', 'trace'],
    ];
    const index = await createIndex({ posts: [post('a', '2026-01-01', 'One', text)], synonyms });
    const countReadings = (q: string) => {
      const read = vi.spyOn(String.prototype, 'matchAll');
      expect(search(index, { q }).total).toBe(1);
      const texts = read.mock.contexts.map(String);
      read.mockRestore();
      return texts.filter((one) => one === text).length;
    };
    expect(countReadings('water plant blueprint footprint handprint')).toBe(countReadings('water'));
  });
  it('cut a text without spaces, too', async () => {
    const text = `${'가나다라마바사'.repeat(30)}송도${'각낙닥락막박삭'.repeat(30)}`;
    const [hit] = await ask({ posts: [post('a', '2026-01-01', 'One', text)] }, '송도');
    expect(hit?.excerpt[1]).toBe('송도');
    expect(hit?.excerpt.join('').length).toBeLessThan(175);
  });
});

describe('groups and pages', () => {
  const posts = Array.from({ length: 23 }, (_, at) => post(`p-${at}`, `2026-01-${String(28 - at).padStart(2, '0')}`, 'Water', 'Text.'));
  const documents = { pages: [page('/en/w', 'Water', 'Text.')], posts };

  it('without a type: the best five of each, and how many there are', async () => {
    const answer = search(await createIndex(documents), { q: 'water' });
    expect(answer).toMatchObject({ q: 'water', total: 24, page: 1, pageCount: 1 });
    expect(answer.groups.map(({ group, total, hits }) => [group, total, hits.length])).toEqual([
      ['pages', 1, 1],
      ['newsroom', 23, 5],
    ]);
    expect(answer).not.toHaveProperty('since');
  });
  it('with a type: ten a page of it alone', async () => {
    const index = await createIndex(documents);
    const first = search(index, { q: 'water', type: 'newsroom' });
    expect(first).toMatchObject({ total: 24, page: 1, pageCount: 3, groups: [{ group: 'newsroom', total: 23 }] });
    expect(first.groups[0]?.hits.map(({ href }) => href)).toEqual(posts.slice(0, 10).map(({ id }) => `/en/public/newsroom/${id}`));
    expect(search(index, { q: 'water', type: 'newsroom', page: 3 }).groups[0]?.hits).toHaveLength(3);
    expect(search(index, { q: 'water', type: 'newsroom', page: 99 })).toMatchObject({ page: 3 });
    expect(search(index, { q: 'water', type: 'notice' })).toMatchObject({ total: 24, groups: [], page: 1, pageCount: 1 });
  });
  it('says since when it has posts, where it has not all', async () => {
    const answer = search(await createIndex({ ...documents, since: '2026-01-06' }), { q: 'nothing' });
    expect(answer).toEqual({ q: 'nothing', total: 0, groups: [], page: 1, pageCount: 1, since: '2026-01-06' });
  });
});
