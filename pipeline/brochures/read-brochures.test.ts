import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPostSources } from '../content/post-sources.ts';
import { readBrochures } from './read-brochures.ts';

it('a brochure post without a PDF is named with a hint', async () => {
  const posts = readPostSources();
  const [one] = posts.filter(({ type }) => type === 'brochures');
  expect((await readBrochures(posts)).errors).toEqual([]);
  const without = { ...(one as (typeof posts)[number]), id: 'guide', files: {} };
  expect((await readBrochures([...posts, without])).errors).toEqual([
    'content/posts/brochures/guide: there is no PDF; put one into the folder and name it in the front matter, `pdf: FILE.pdf`',
  ]);
});

describe('the PDFs of posts', () => {
  let content = '';
  const post = (locale: string, fields: string) =>
    writeFileSync(`${content}/posts/brochures/guide/index.${locale}.md`, `---\n${fields}\n---\nText\n`);
  const pdf = async (name: string, { title, language }: { title?: string; language?: string }) => {
    const made = await PDFDocument.create();
    made.addPage();
    made.addPage();
    if (title) made.setTitle(title);
    if (language) made.setLanguage(language);
    writeFileSync(`${content}/posts/brochures/guide/${name}`, await made.save());
  };

  beforeEach(() => {
    content = mkdtempSync(`${tmpdir()}/post-pdfs-`);
    mkdirSync(`${content}/posts/brochures/guide`, { recursive: true });
  });
  afterEach(() => rmSync(content, { recursive: true, force: true }));

  it('measures the PDFs that posts name, each in its language', async () => {
    await pdf('Guide 1.pdf', { title: 'Plant guide', language: 'en-US' });
    post('en', 'pdf: Guide 1.pdf');
    post('ko', 'title: 안내');
    const path = `${content}/posts/brochures/guide/Guide 1.pdf`;
    expect(await readBrochures(readPostSources(content), content)).toEqual({
      files: [{ id: 'guide', locale: 'en', path, pages: 2, bytes: readFileSync(path).length, url: '/downloads/guide-en.pdf' }],
      errors: [],
      notes: [],
    });
  });
  it('finds a file whose name a Mac has taken apart', async () => {
    await pdf('회사 소개.pdf'.normalize('NFD'), { title: '회사 소개', language: 'ko' });
    post('en', 'title: Guide');
    post('ko', 'pdf: 회사 소개.pdf');
    expect(await readBrochures(readPostSources(content), content)).toMatchObject({ files: [{ locale: 'ko', pages: 2 }], errors: [] });
  });
  it('notes what readers miss: a title, a language, or the right one', async () => {
    await pdf('a.pdf', {});
    await pdf('b.pdf', { title: 'B', language: 'en' });
    post('en', 'pdf: a.pdf');
    post('ko', 'pdf: b.pdf');
    const { notes, errors, files } = await readBrochures(readPostSources(content), content);
    expect([errors, files.length]).toEqual([[], 2]);
    expect(notes).toEqual([
      expect.stringMatching(/guide\/index\.en\.md: pdf 'a\.pdf': has no title, .*; set it/),
      expect.stringMatching(/guide\/index\.en\.md: pdf 'a\.pdf': does not say its language, .*; set it/),
      expect.stringMatching(/guide\/index\.ko\.md: pdf 'b\.pdf': says that its language is 'en', and stands in index\.ko\.md/),
    ]);
  });
});
