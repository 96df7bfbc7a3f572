import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { readJson, readPostFile, readSource, writePostFile } from './source-files.ts';

const folder = mkdtempSync(`${tmpdir()}/source-files-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const readFile = (text: string) => {
  writeFileSync(`${folder}/index.en.md`, text);
  return readPostFile(readSource(`${folder}/index.en.md`));
};

describe('readPostFile', () => {
  it('splits front matter, body and the mobile variant', () => {
    const text = '---\ntitle: A\ndate: 2026-01-31\n---\n\n## One\n\nText\n\n<!-- mobile -->\n\nShort\n';
    expect(readPostFile(text)).toEqual({ fields: { title: 'A', date: '2026-01-31' }, body: '## One\n\nText', mobile: 'Short' });
  });
  it('has no mobile variant where none is written', () => {
    expect(readPostFile('---\ntitle: A\n---\nText, not a mark: <!-- mobile -->')).toEqual({
      fields: { title: 'A' },
      body: 'Text, not a mark: <!-- mobile -->',
      mobile: undefined,
    });
  });
  it('reads the line ends of Windows and every value as text', () => {
    expect(readPostFile('---\r\nyear: 2026\r\ndraft: yes\r\nratio: 100\r\n---\r\nText\r\n')).toMatchObject({
      fields: { year: '2026', draft: 'yes', ratio: '100' },
      body: 'Text',
    });
  });
  it('keeps a rule in the body apart from the front matter', () => {
    expect(readPostFile('---\ntitle: A\n---\nOne\n\n---\n\nTwo').body).toBe('One\n\n---\n\nTwo');
  });
});

it.each(['A: b', "It's #1", '  spaces ', '- 5 °C', '"now"', '1.0', 'null', '{facts.plant1Year}', 'two\nlines'])(
  'a value is written so that it is read again: %j',
  (title) =>
    expect(readPostFile(writePostFile({ title, draft: false }, 'Text'))).toEqual({
      fields: { title, draft: 'false' },
      body: 'Text',
      mobile: undefined,
    }),
);

describe('a post as other programs save it', () => {
  it.each([
    ['blank lines before it', '\n\n---\ntitle: 송도\n---\nA\n\nB'],
    ['spaces after the hyphens', '---  \ntitle: 송도\n--- \t\nA\n\nB'],
    ['a no-break and a wide space after the hyphens', '---\u00a0\ntitle: 송도\n---\u3000\nA\n\nB'],
    ['the line ends of Windows', '---\r\ntitle: 송도\r\n---\r\nA\r\n\r\nB'],
    ['the line ends of the old Macintosh', '---\rtitle: 송도\r---\rA\r\rB'],
    ['a byte order mark', '\ufeff---\ntitle: 송도\n---\nA\n\nB'],
    ['Hangul in single letters', '---\ntitle: 송도\n---\nA\n\nB'.normalize('NFD')],
  ])('is read with %s', (_, text) => {
    expect(readFile(text)).toEqual({ fields: { title: '송도' }, body: 'A\n\nB', mobile: undefined });
  });
  it.each([
    ['생산\u00ad량을', '생산량을'],
    ['생산\u200b량을', '생산량을'],
    ['생산\u200d량을', '생산량을'],
    ['bio\u00adreactor 4\u20600,000', 'bioreactor 40,000'],
    ['송\ufeff도\u3164', '송도'],
    [`${'가'.normalize('NFD').split('').join('\u200b')}`, '가'],
    ['A\u2028B\u2029C', 'A\nB\nC'],
    ['\u{1f469}\u200d\u{1f52c} ☎\ufe0f', '\u{1f469}\u200d\u{1f52c} ☎\ufe0f'],
  ])('has no signs within words that nobody sees: %j', (body, read) => expect(readFile(`---\ntitle: A\n---\n${body}`).body).toBe(read));
  it('may end with its front matter', () => expect(readFile('---\ntitle: A\n---')).toMatchObject({ fields: { title: 'A' }, body: '' }));
  it.each([
    ['—\ntitle: A\n—\nText', "line 1: '—' is no"],
    ['---\ntitle: A\n–––\nText\n\n---\n\nMore', "line 3: '–––' is no"],
    ['\n----\ntitle: A\n----\nText', "line 2: '----' is no"],
    ['---\ntitle: A\u000bB\n---\nText', "line 2: holds the sign U+000B after 'title: A', which cannot be published; delete it"],
    ['---\ntitle: A\n---\nText\u0085', "line 4: holds the sign U+0085 after 'Text'"],
    ['---\ntitle: A\n---\nText\ufffe', "line 4: holds the sign U+FFFE after 'Text'"],
    ['---\ntitle: A\n---\n\uf0b7 Text', "line 4: holds the sign U+F0B7 after ''"],
    ['---\ntitle: A\n---\n\ufffd', "line 4: holds the sign U+FFFD after ''"],
    ['---\ntitle: "A\\x1fB"\n---\nText', "'title' holds the sign U+001F after 'A'"],
  ])('%j is refused with the line and the cure', (text, error) => expect(() => readFile(text)).toThrow(error));
});

describe('a value without quotes', () => {
  it.each(['50% 감소', '시각 09:00', 'https://www.example.org/a#b', '안전, [공지]', '‘안전’ 우선', '~10 L', 'A & B * C! @d'])(
    '%s',
    (value) => {
      expect(readFile(`---\ntitle: ${value}\n---\nText`).fields).toEqual({ title: value });
    },
  );
  it.each([
    ['Songdo Plant #1 begins', "a value ends before ' #'; put all of it in quotes"],
    ['#송도 소식', "a value ends before ' #'; put all of it in quotes"],
    ['제1공장: 착공', 'a value with a colon and a space stands in quotes'],
    ...'!중요 공지;! 공지;&A B;*중요;*중요* 공지;@송도;`송도`;%50;> 95%;| 구분;- 5도;, a;[공지] 채용;"안전" 우선'
      .split(';')
      .map((value) => [value, 'a value begins with a sign that means something else']),
  ] as [string, string][])('is refused where YAML reads something else: %s', (value, cure) => {
    expect(() => readFile(`\n---\nsummary: A\ntitle: ${value}\n---\nText`)).toThrow(`front matter cannot be read: line 4: ${cure}`);
  });
  it.each(['title：A', 'title:\u00a0A', 'title:A'])('begins after a colon and a space: %s', (line) => {
    expect(() => readFile(`---\nsummary: A\n${line}\n---\nText`)).toThrow("line 3: write 'title: ', a colon and a space");
  });
  it.each(['1.0', '007', '1e3', '~'])('is refused where the editor in the browser would write another: %s', (value) => {
    expect(() => readFile(`---\ntitle: ${value}\n---\nText`)).toThrow(`line 2: ${value} means something else`);
  });
  it('is cut off in the captions of an album neither', () => {
    const read = () => readFile('---\ngallery:\n  - { image: a, caption: 송도 #1 }\n  - { image: b, caption: B }\n---\nText');
    expect(read).toThrow("line 3: a value ends before ' #'");
  });
  it('may be explained on a line of its own, and after quotes', () => {
    expect(readFile('---\n# Draft\ntitle: "A #1" # until May\n---\nText').fields).toEqual({ title: 'A #1' });
  });
});

describe('a JSON file', () => {
  it.each([
    ['{\n"a": "B\u000b"\n}', 'content/a.json: line 2: holds the sign U+000B after \'"a": "B\''],
    ['{ "a": ["B", { "c": "D\\u000c" }] }', "content/a.json: 'c' holds the sign U+000C after 'D', which cannot be published; delete it"],
    ['{ "a": "B\\ud800" }', "content/a.json: 'a' holds the sign U+D800 after 'B'"],
  ])('with a sign that cannot be published is refused: %s', (text, error) => {
    const errors: string[] = [];
    writeFileSync(`${folder}/a.json`, text);
    expect(readJson(folder, 'a.json', errors)).toBeUndefined();
    expect(errors).toEqual([expect.stringContaining(error)]);
  });
  it('gives its Hangul composed, and keeps tabs and line breaks', () => {
    writeFileSync(`${folder}/a.json`, '{ "a": "송도\\n\\t" }'.normalize('NFD'));
    expect(readJson(folder, 'a.json', [])).toEqual({ a: '송도\n\t' });
  });
});
