import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPicture } from '../../pipeline/content/new-picture.ts';
import { readContent } from '../../pipeline/content/read-content.ts';
import { inKorean } from '../../pipeline/content/say-errors.ts';
import { CONTENT, LOCALES_DIR } from '../../pipeline/paths.ts';
import { largePicture } from '../support/large-picture.ts';

// Mistakes of editors, each in an otherwise valid project: `npm run check:content` names the file, the error and the cure, and never fails
// with an error of its own.

const NEWS = 'content/posts/newsroom/20240516-songdo-groundbreaking';
const EN = `${NEWS}/index.en.md`;
const KO = `${NEWS}/index.ko.md`;
const BROCHURE = 'content/posts/brochures/plant-guide';
const VIDEO = 'content/posts/videos/plant-tour';
const ALBUM = 'content/posts/images/adc-facility';
const POSTS = [
  'newsroom/20240516-songdo-groundbreaking',
  'images/adc-facility',
  'notice/20251222-year-end-hours',
  'notice/20230904-job-scam-warning',
  'notice/20261128-privacy-policy-changes',
];
const KOREAN = '송도 캠퍼스에서 제1공장 착공식이 열렸습니다. 이웃과 고객사 여러분을 모시고 앞으로의 계획을 설명해 드렸습니다. '.repeat(3);
const ENGLISH = 'Neighbors and clients heard about the plans for the campus, and asked many questions about the first plant. '.repeat(2);

const good = mkdtempSync(`${tmpdir()}/good-`);
let project = '';
const now = Date.parse('2026-11-21T00:00Z');

beforeAll(async () => {
  const picture = await largePicture();
  for (const name of readdirSync(CONTENT).filter((one) => one.endsWith('.json'))) cpSync(`${CONTENT}/${name}`, `${good}/content/${name}`);
  // The real ones lead to posts that are not copied.
  writeFileSync(`${good}/content/redirects.json`, '{}');
  for (const post of POSTS) cpSync(`${CONTENT}/posts/${post}`, `${good}/content/posts/${post}`, { recursive: true });
  mkdirSync(`${good}/content/media`);
  for (const name of readdirSync(`${CONTENT}/media`)) writeFileSync(`${good}/content/media/${name}`, picture);
  cpSync(`${CONTENT}/media/media.json`, `${good}/content/media/media.json`);
  cpSync(LOCALES_DIR, `${good}/locales`, { recursive: true });
});
beforeEach(() => {
  project = mkdtempSync(`${tmpdir()}/mistake-`);
  cpSync(good, project, { recursive: true });
  return () => rmSync(project, { recursive: true, force: true });
});
afterAll(() => rmSync(good, { recursive: true, force: true }));

const check = async () => (await readContent({ content: `${project}/content`, locales: `${project}/locales`, now })).errors;
const read = (path: string) => readFileSync(`${project}/${path}`, 'utf8');
const write = (path: string, text: string | Buffer) => {
  mkdirSync(dirname(`${project}/${path}`), { recursive: true });
  writeFileSync(`${project}/${path}`, text);
};
/** Replaces a text that is there, in both languages of a post when the path ends in a slash. */
const replace = (path: string, from: string | RegExp, to: string) => {
  for (const file of path.endsWith('/') ? [`${path}index.en.md`, `${path}index.ko.md`] : [path]) {
    const text = read(file);
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no '${from}'`);
    write(file, changed);
  }
};
const change = (path: string, edit: (value: never) => void) => {
  const value = JSON.parse(read(path));
  edit(value as never);
  write(path, JSON.stringify(value, null, 2));
};
/** Each makes a mistake when it is called. */
const inFile = (path: string, from: string | RegExp, to: string) => () => replace(path, from, to);
const inPost = (from: string | RegExp, to: string) => inFile(`${NEWS}/`, from, to);
const lacking = (path: string, keys: string) => () =>
  change(path, (value: Tree) => {
    const [last = '', ...before] = keys.split('.').reverse();
    delete before.reduceRight((inner, key) => inner[key] as Tree, value)[last];
  });
/** A brochure of one's own in both languages, whose front matter names this PDF. */
const brochure = (pdf: string, content?: string | Uint8Array) => () => {
  if (content) write(`${BROCHURE}/guide.pdf`, Buffer.from(content as string));
  for (const locale of ['en', 'ko']) {
    const body = locale === 'en' ? ENGLISH : KOREAN;
    const head = `title: Plant guide\nsummary: One.\ncategory: corporate\ndate: 2026-01-31\nimage: shovels\npdf: ${pdf}`;
    write(`${BROCHURE}/index.${locale}.md`, `---\n${head}\n---\n${body}\n`);
  }
};
/** A video of one's own in both languages that brings its film, with captions of these languages. */
const newFilm =
  (...captions: string[]) =>
  () => {
    write(`${VIDEO}/tour.mov`, 'film');
    for (const locale of ['en', 'ko']) {
      const own = captions.includes(locale) ? `captions: ${locale}.vtt\n` : '';
      write(`${VIDEO}/${locale}.vtt`, 'WEBVTT\n');
      const head = `title: Plant tour\nsummary: One.\ncategory: campus\ndate: 2026-01-31\nnewFilm: tour.mov\n${own}`;
      write(`${VIDEO}/index.${locale}.md`, `---\n${head}---\n${locale === 'en' ? ENGLISH : KOREAN}\n`);
    }
  };
interface Tree {
  [key: string]: Tree;
}

/** The Korean text as an old Korean editor saves it. */
const toCp949 = (text: string) =>
  Buffer.concat(
    [...text].map((sign) =>
      sign === '송'
        ? Buffer.from([0xbc, 0xdb])
        : sign === '도'
          ? Buffer.from([0xb5, 0xb5])
          : Buffer.from(/[\x20-\x7e\n]/.test(sign) ? sign : '?'),
    ),
  );

it('a project in order has no fault, also with byte order marks', async () => {
  expect(await check()).toEqual([]);
  for (const path of [`${NEWS}/index.ko.md`, 'content/facts.json', 'locales/en/menu.json']) write(path, `\ufeff${read(path)}`);
  expect(await check()).toEqual([]);
});

it('a day that is still to come is none of its faults while the post is a draft, or has its time', async () => {
  for (const held of ['draft: true', 'publishAt: 2027-05-01T09:00+09:00']) {
    replace(`${NEWS}/`, /^date: .*$/m, `date: 2027-05-01\n${held}`);
    // What leads to it is another matter.
    expect((await check()).filter((error) => error.includes('still to come'))).toEqual([]);
    replace(`${NEWS}/`, `date: 2027-05-01\n${held}`, 'date: 2024-05-16');
  }
});

it.each<[string, () => void | Promise<void>, RegExp]>([
  ['a category misspelled', inPost('campus', 'campuss'), /'category' is 'campuss', which is unknown; use one of .*did you mean 'campus'\?/],
  ['a lost comma among the words', inFile('locales/en/menu.json', '",\n', '"\n'), /locales\/en\/menu\.json: line \d+: a comma is missing/],
  [
    'a text missing in Korean',
    lacking('locales/ko/home.json', 'pages.home.title'),
    /locales\/ko\/home\.json: 'pages\.home\.title' is missing, which en\/home\.json has/,
  ],
  [
    'a page whose title nobody has written',
    () => {
      for (const locale of ['en', 'ko']) lacking(`locales/${locale}/careers.json`, 'pages.recruitment')();
    },
    /locales\/en\/….json: 'pages\.recruitment\.title' is missing; write it in the file of the page's texts/,
  ],
  [
    'a fact that does not exist, in a word',
    inFile('locales/en/home.json', '"menu": "', '"menu": "{facts.plant1Yeer} '),
    /'pages\.home\.menu' has \{facts\.plant1Yeer\}, .*did you mean 'facts\.plant1Year'\?/,
  ],
  [
    'Korean in CP949',
    () => write(KO, toCp949(`---\ntitle: 송도\n---\n${'송도 '.repeat(30)}`)),
    /index\.ko\.md: is not UTF-8, but CP949 \(EUC-KR\): save it as UTF-8/,
  ],
  [
    'a file in UTF-16',
    () => write(EN, Buffer.from(`\ufeff${read(EN)}`, 'utf16le')),
    /index\.en\.md: is not UTF-8, but UTF-16: save it as UTF-8/,
  ],
  [
    'a picture in one language only',
    () => write(EN, `${read(EN)}\n\n![](picture:shovels)\n`),
    /groundbreaking: the bodies show unequal numbers of pictures and films, 1 in index\.en\.md and 0 in index\.ko\.md; show as many in both/,
  ],
  [
    'a picture in the text of an album',
    () => {
      for (const locale of ['en', 'ko'])
        write(`${ALBUM}/index.${locale}.md`, `${read(`${ALBUM}/index.${locale}.md`)}\n![](picture:shovels)\n`);
    },
    /adc-facility\/index\.en\.md: an album shows its pictures by 'gallery'; name them there/,
  ],
  [
    'a PDF that is not there',
    brochure('guide-en.pdf', '%PDF-'),
    /plant-guide\/index\.en\.md: pdf 'guide-en\.pdf': is not in content\/posts\/brochures\/plant-guide; .*did you mean 'guide\.pdf'\?/,
  ],
  [
    'a PDF of 21 MB',
    brochure('guide.pdf', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(21_000_000)])),
    /pdf 'guide\.pdf': has 21\.0 MB, and 20 MB are the most; export it for screens/,
  ],
  [
    'a PDF with a password',
    async () => {
      const pdf = await PDFDocument.create();
      pdf.addPage();
      pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
      brochure('guide.pdf', await pdf.save())();
    },
    /pdf 'guide\.pdf': is encrypted or asks for a password; export it without protection/,
  ],
  [
    'a PDF that was cut off',
    async () => {
      const pdf = await PDFDocument.create();
      pdf.addPage();
      brochure('guide.pdf', (await pdf.save()).slice(0, -40))();
    },
    /pdf 'guide\.pdf': is cut off at its end; copy or export it again/,
  ],
  [
    'a PDF whose middle is gone',
    brochure('guide.pdf', '%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\n%%EOF\n'),
    /pdf 'guide\.pdf': is damaged \(.*\); export it again/,
  ],
  [
    'a brochure without a cover',
    () => {
      brochure('guide.pdf')();
      replace(`${BROCHURE}/`, 'image: shovels\n', '');
    },
    /plant-guide\/index\.en\.md: 'image' is missing; name the brochure's cover/,
  ],
  [
    'a new film whose sizes nobody has made',
    newFilm('en', 'ko'),
    /^content\/posts\/videos\/plant-tour: 'newFilm' has no sizes for the site yet; run `npm run add:film`$/,
  ],
  [
    'a new film without Korean captions',
    newFilm('en'),
    /^content\/posts\/videos\/plant-tour\/index\.ko\.md: 'captions' is missing; a film has captions in every language$/,
  ],
  ['a tab', inFile(`${ALBUM}/index.en.md`, '  - ', '\t- '), /line \d+: a line begins with a tab; write spaces/],
  [
    'a day that is still to come, of a post that nothing holds back',
    inPost(/^date: .*$/m, 'date: 2027-05-01'),
    /newsroom\/20240516-songdo-groundbreaking\/index\.en\.md: 'date' is '2027-05-01', which is still to come \(today is 20\d\d-\d\d-\d\d in Seoul\); correct it, or add publishAt: 2027-05-01T09:00\+09:00 in both languages/,
  ],
  [
    'a page that changes on a day that is still to come',
    inFile('content/page-dates.json', /"company": "[\d-]+"/, '"company": "2027-05-01"'),
    /content\/page-dates\.json: 'company' is '2027-05-01', which is still to come/,
  ],
  [
    'Korean in the English file',
    () => write(EN, `${read(EN).split('---\n').slice(0, 2).join('---\n')}---\n${KOREAN}`),
    /index\.en\.md: the text is Korean; write English here, and Korean in index\.ko\.md/,
  ],
  [
    'English in the Korean file',
    () => write(KO, `${read(EN).split('---\n').slice(0, 2).join('---\n')}---\n${ENGLISH}`),
    /index\.ko\.md: the text is English; write Korean here/,
  ],
  ['an empty word', inFile('locales/en/home.json', /"menu": "[^"]*"/, '"menu": " "'), /'pages\.home\.menu' is empty; write the text/],
  ['a comment in JSON', inFile('content/facts.json', '{\n', '{\n  // new\n'), /facts\.json: line 2: JSON has no comments; remove it/],
])('%s', async (_mistake, make, expected) => {
  await make();
  const errors = await check();
  expect(errors.join('\n')).toMatch(expected);
  // A message without Korean stays in English: it goes into locales/content-errors.ko.json.
  expect(errors.filter((error) => inKorean(error) === error)).toEqual([]);
  // One mistake, a few lines: not one for each page that it reaches.
  expect(errors.length, errors.join('\n')).toBeLessThanOrEqual(6);
});

it('a photograph that is refused in the editor is refused in Korean, too', async () => {
  const sized = (width: number) =>
    sharp({ create: { width, height: 60, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
  const seen = { 'alt-en': 'The gate', 'alt-ko': '정문' };
  const refused = async (photograph: Buffer, answers: Record<string, string>) =>
    addPicture(photograph, answers, `${project}/content`).then(
      () => [],
      (error: Error) => error.message.split('\n'),
    );
  const errors = [
    await refused(await sized(1300), { file: '정문.jpg' }),
    await refused(await sized(1300), { name: 'The Gate', focal: 'left', ...seen }),
    await refused(await sized(1300), { name: 'shovels', ...seen }),
    await refused(await sized(60), { name: 'gate', ...seen }),
    await refused(Buffer.from('gate'), { name: 'gate', ...seen }),
  ];
  expect(errors.map(({ length }) => length)).toEqual([3, 2, 1, 1, 1]);
  expect(errors.flat().filter((error) => inKorean(error) === error)).toEqual([]);
});
