import { readFileSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import sharp from 'sharp';
import { compileMarkdown } from '../../../pipeline/content/markdown.ts';
import { readPostFile, writePostFile } from '../../../pipeline/content/source-files.ts';
import { EDITED_FILES } from '../../../pipeline/editor/editor-config.ts';
import { type DevServer, startDevServer } from '../../support/dev-server.ts';
import { checkContent, Editor } from '../../support/editor.ts';
import { postText } from '../../support/post-texts.ts';
import { expect, test, WHOLE_BROWSER } from '../../support/site-test.ts';

// `/admin/` of the development server: what an editor without a terminal does, in a real browser, and what of it the check says.
let dev: DevServer;
test.use({ ...WHOLE_BROWSER, locale: 'en-US', hasAnsweredBanner: true });
test.describe.configure({ mode: 'serial', timeout: 240_000, retries: 0 });
test.beforeAll(async () => {
  dev = await startDevServer();
});
test.afterAll(() => dev?.stop());
// The development server talks about itself, and so does the editor.
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/./));

const VALID = 'The content is valid.';
const NEWS = 'newsroom/20240516-songdo-groundbreaking';
const CORRECTED = 'newsroom/20260716-water-reuse-pilot';
const WITHDRAWN = 'notice/20250812-system-maintenance';
const SCHEDULED = 'notice/20251222-year-end-hours';

async function openEditor(page: Page): Promise<Editor> {
  const editor = new Editor(page, dev.copy, dev.address);
  await editor.open();
  return editor;
}

/** Types as a Korean keyboard does: each syllable is composed before it is there. */
async function compose(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const syllable of text) {
    if (/[가-힣]/.test(syllable)) {
      const [first = ''] = syllable.normalize('NFD');
      for (const part of [first, syllable])
        await session.send('Input.imeSetComposition', { text: part, selectionStart: 1, selectionEnd: 1 });
    }
    await session.send('Input.insertText', { text: syllable });
  }
}

test('a new post in both languages, with a picture, a fact and a link, composed in Korean', async ({ page }) => {
  const editor = await openEditor(page);
  const [en, ko] = ['English', 'Korean'] as const;
  await editor.create('newsroom');
  await editor.showKorean();
  await editor.field(en, 'Title').getByRole('textbox').fill('A new line opens');
  await editor.field(en, 'Summary').getByRole('textbox').fill('It runs from "now" on: quickly #1.');
  await editor.field(en, 'Category').getByRole('radio', { name: 'Campus' }).click();
  await editor.field(en, 'Date').getByRole('textbox').fill('2026-11-28');
  await editor.field(en, 'Picture').getByRole('button', { name: 'Choose a picture' }).click();
  await editor.field(en, 'Picture').getByRole('searchbox').fill('shovel');
  await editor.field(en, 'Picture').getByRole('button', { name: 'shovels' }).click();
  for (const language of [en, ko]) {
    const text = editor.text(language);
    await text.click();
    if (language === en) await page.keyboard.type('INCHEON, Korea, November 28, 2026 – The line has a capacity of ');
    else {
      await editor.field(ko, 'Title').getByRole('textbox').click();
      await compose(page, '새 라인을 엽니다');
      await editor.field(ko, 'Summary').getByRole('textbox').click();
      await compose(page, '지금부터 가동합니다.');
      await text.click();
      await compose(page, '(2026년 11월 28일, 인천) 새 라인의 생산능력은 다음과 같습니다. ');
    }
    await editor.insert(language, 'Name or fact', 'facts.plant1Capacity');
    await page.keyboard.type('. ');
    await editor.insert(language, 'Link to a page', 'contact');
    if (language === en) await page.keyboard.type('Write to us');
    else await compose(page, '문의하기');
    await text.press('End');
    await page.keyboard.type('.');
  }
  const id = '20261128-a-new-line-opens';
  expect(await editor.save()).toEqual(['en', 'ko'].map((locale) => `content/posts/newsroom/${id}/index.${locale}.md`));
  const files = {
    en: readPostFile(editor.read(`content/posts/newsroom/${id}/index.en.md`)),
    ko: readPostFile(editor.read(`content/posts/newsroom/${id}/index.ko.md`)),
  };
  expect(files.en.fields).toMatchObject({
    title: 'A new line opens',
    summary: 'It runs from "now" on: quickly #1.',
    category: 'campus',
    date: '2026-11-28',
    image: 'shovels',
  });
  expect(files.ko.fields).toMatchObject({
    title: '새 라인을 엽니다',
    summary: '지금부터 가동합니다.',
    category: 'campus',
    date: '2026-11-28',
    image: 'shovels',
  });
  expect(files.en.body).toBe(
    'INCHEON, Korea, November 28, 2026 – The line has a capacity of {facts.plant1Capacity}. [Write to us](page:contact).',
  );
  expect(files.ko.body).toBe(
    '(2026년 11월 28일, 인천) 새 라인의 생산능력은 다음과 같습니다. {facts.plant1Capacity}. [문의하기](page:contact).',
  );
  expect(checkContent(dev.copy)).toContain(VALID);
  // The preview beside the form, in both languages, shows a saved edit.
  await editor.edit(`newsroom/${id}`);
  await editor.showPreview();
  const preview = (language: string) => page.frameLocator('iframe.preview').frameLocator(`iframe[title="${language}"]`);
  await expect(preview('English').locator('h1')).toHaveText('A new line opens', { timeout: 60_000 });
  await expect(preview('Korean').locator('h1')).toContainText('라인을', { timeout: 60_000 });
});

test('a correction, a draft with a release time, a withdrawal; the check takes them', async ({ page }) => {
  const editor = await openEditor(page);
  await editor.edit(CORRECTED);
  await editor.field('English', 'Corrected on').getByRole('textbox').fill('2026-11-28');
  await editor.save();
  await editor.edit(SCHEDULED);
  await editor.field('English', 'Shown from').getByRole('textbox').fill('2099-12-24T08:30');
  await editor.save();
  await editor.edit(WITHDRAWN);
  await editor.field('English', 'Draft').getByRole('switch').click();
  await editor.save();
  for (const locale of ['en', 'ko']) {
    const fieldsOf = (post: string) => readPostFile(editor.read(`content/posts/${post}/index.${locale}.md`)).fields;
    expect(fieldsOf(CORRECTED)).toMatchObject({ updated: '2026-11-28', draft: 'false' });
    expect(fieldsOf(SCHEDULED)).toMatchObject({ publishAt: '2099-12-24T08:30:00+09:00' });
    expect(fieldsOf(WITHDRAWN)).toMatchObject({ draft: 'true' });
  }
  expect(checkContent(dev.copy)).toContain(VALID);
});

test('posts of each type, with tables, phone texts, pictures and films, are saved to the letter but for what is edited', async ({
  page,
}) => {
  const editor = await openEditor(page);
  const posts = [NEWS, 'newsroom/20240206-safety-goals-2024', 'newsroom/20260421-bioreactors-arrive', 'newsroom/20251118-dar8-platform'];
  posts.push('notice/20240318-shareholder-meeting', 'images/adc-facility', 'videos/corporate-film', 'brochures/adc-brochure');
  for (const post of posts) {
    const [en = '', ko = ''] = ['en', 'ko'].map((locale) => `content/posts/${post}/index.${locale}.md`);
    const before = { en: editor.read(en), ko: editor.read(ko) };
    await editor.edit(post);
    // Opened and left, nothing is to be saved.
    await expect(page.getByRole('button', { name: 'Save', exact: true }), post).toBeDisabled();
    await editor.field('English', 'Title').getByRole('textbox').fill('X');
    expect(await editor.save(), post).toEqual([en]);
    expect(editor.read(en), post).toBe(before.en.replace(/^title: .*$/m, 'title: X'));
    expect(editor.read(ko), post).toBe(before.ko);
  }
});

test('what is typed, pasted and inserted stands in the file as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: dev.address });
  const editor = await openEditor(page);
  await editor.edit(NEWS);
  const file = `content/posts/${NEWS}/index.en.md`;
  const original = editor.read(file);
  const [before = ''] = original.split('\n---\n');
  const text = editor.text('English');
  await text.fill('');
  await text.click();
  for (const line of ['12. 24(화) 기념일', '12. 31(수) 휴무', '크기는 5*3*2 m', '> 95%']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  // Word and Hangul offer both; paragraphs of one are lines of the other.
  await page.evaluate(async () => {
    const html = '<p class=MsoNormal>첫 문단<o:p></o:p></p><p class="HStyle0"><span style="font-size:10pt">둘째 문단</span></p>';
    const blobs = { 'text/html': html, 'text/plain': '첫 문단\r\n둘째 문단\r\n' };
    const item = Object.fromEntries(Object.entries(blobs).map(([type, text]) => [type, new Blob([text], { type })]));
    await navigator.clipboard.write([new ClipboardItem(item)]);
  });
  await page.keyboard.press('Control+V');
  await editor.insert('English', 'Name or fact', 'facts.plant1Year');
  await page.keyboard.press('Control+Z');
  await editor.insert('English', 'Name or fact', 'facts.plant1Capacity');
  await editor.insert('English', 'Film', 'corporate-film');
  await page.keyboard.type('Our film');
  await page.keyboard.press('Control+End');
  await editor.field('English', 'Text').getByRole('button', { name: 'Choose a picture' }).click();
  await editor.field('English', 'Text').getByRole('searchbox').fill('shovel');
  await editor.field('English', 'Text').getByRole('button', { name: 'shovels' }).click();
  expect(await editor.save()).toEqual([file]);
  const body = [
    '12. 24(화) 기념일\n12. 31(수) 휴무\n크기는 5*3*2 m\n> 95%\n첫 문단\n둘째 문단\n{facts.plant1Capacity}',
    '![Our film](film:corporate-film)',
    '![](picture:shovels)',
  ];
  const saved = editor.read(file);
  expect(saved.startsWith(`${before}\n---\n\n`)).toBe(true);
  expect(readPostFile(saved).body.replace(/\n{3,}/g, '\n\n')).toBe(body.join('\n\n'));
  dev.copy.edit(file, saved, original);
});

test('what an editor sees of mistakes, where', async ({ page }) => {
  const editor = await openEditor(page);
  // One language is missing: the field of that language says so, and nothing is saved.
  await editor.create('notice');
  await editor.showKorean();
  await editor.field('English', 'Title').getByRole('textbox').fill('Only English');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor.field('Korean', 'Title').getByRole('alert')).toContainText('This field is required.');
  await expect(editor.field('English', 'Title').getByRole('alert')).toHaveCount(0);
  expect(await editor.takeOver()).toEqual([]);
  // A new picture without a description is refused beside its form.
  const picture = editor.field('English', 'Picture');
  await picture.getByRole('button', { name: 'Choose a picture' }).click();
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  await picture.getByLabel(/^Photograph/).setInputFiles({ name: 'Gate (2).png', mimeType: 'image/png', buffer });
  await picture.getByLabel('What is seen, in English').fill('The gate of the campus');
  await picture.getByRole('button', { name: 'Put into the site' }).click();
  await expect(picture.getByRole('status')).toContainText('is missing: What is seen, in Korean');
  await picture.getByLabel('What is seen, in Korean').fill('캠퍼스 정문');
  await picture.getByRole('button', { name: 'Put into the site' }).click();
  await expect(picture.getByRole('button', { name: 'gate-2' })).toBeVisible();
  expect(readMedia()['gate-2']).toMatchObject({
    file: 'gate-2.jpg',
    focal: [50, 50],
    alt: { en: 'The gate of the campus', ko: '캠퍼스 정문' },
  });
  // A link to a page that is not there is said over the post's page, with the file.
  await editor.edit(NEWS);
  await editor.text('English').press('Control+End');
  await page.keyboard.type(' [Lost](page:nope)');
  await editor.save();
  await editor.edit(NEWS);
  await editor.showPreview();
  const overlay = page.frameLocator('iframe.preview').frameLocator('iframe').first().locator('vite-error-overlay');
  await expect(overlay).toContainText("index.en.md: link to 'page:nope': no page has the id 'nope'", { timeout: 60_000 });
  dev.copy.edit(`content/posts/${NEWS}/index.en.md`, ' [Lost](page:nope)', '');
  await expect(overlay).toHaveCount(0, { timeout: 60_000 });
});

test('a new film lies beside its post with its captions, until its sizes are made', async ({ page }) => {
  const editor = await openEditor(page);
  const [en, ko] = ['English', 'Korean'] as const;
  await editor.create('videos');
  await editor.showKorean();
  await editor.field(en, 'Category').getByRole('radio', { name: 'Campus' }).click();
  await editor.field(en, 'Date').getByRole('textbox').fill('2026-11-28');
  for (const [language, locale, title, body] of [
    [en, 'en', 'A look at the new line', 'The line is tested before it fills its first vials.'],
    [ko, 'ko', '새 라인 둘러보기', '첫 바이알을 충전하기 전에 라인을 시험합니다.'],
  ] as const) {
    await editor.field(language, 'Title').getByRole('textbox').fill(title);
    await editor.field(language, 'Summary').getByRole('textbox').fill(title);
    await editor.text(language).fill(body);
    const captions = { name: `${locale}.vtt`, mimeType: 'text/vtt', buffer: Buffer.from(`WEBVTT\n\n00:00.300 --> 00:02.000\n${title}\n`) };
    await editor.chooseFile(language, 'Captions', captions);
  }
  const film = readFileSync('content/films/adc-explained/adc-explained-720.mp4');
  await editor.chooseFile(en, 'New film', { name: '새 라인 (1).mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(35_000_001) });
  await expect(page.getByRole('alertdialog').filter({ hasText: /35\W* MB/ })).toBeVisible();
  await page
    .getByRole('alertdialog')
    .filter({ hasText: /35\W* MB/ })
    .getByRole('button')
    .click();
  await editor.chooseFile(en, 'New film', { name: '새 라인 (1).mp4', mimeType: 'video/mp4', buffer: film });
  await expect(editor.field(en, 'New film')).toContainText('새 라인 (1).mp4');
  const post = 'content/posts/videos/a-look-at-the-new-line';
  expect(await editor.save()).toEqual(
    ['en.vtt', 'index.en.md', 'index.ko.md', 'ko.vtt', '새 라인 (1).mp4'].map((name) => `${post}/${name}`),
  );
  expect(readFileSync(`${dev.copy.folder}/${post}/새 라인 (1).mp4`).equals(film)).toBe(true);
  for (const locale of ['en', 'ko'])
    expect(readPostFile(editor.read(`${post}/index.${locale}.md`)).fields).toMatchObject({
      newFilm: '새 라인 (1).mp4',
      captions: `${locale}.vtt`,
    });
  expect(checkContent(dev.copy)).toMatch(/^1 error.*\n.*'newFilm' has no sizes for the site yet; run `npm run add:film`$/);
  rmSync(`${dev.copy.folder}/${post}`, { recursive: true });
});

test('files of the site keep what is not edited', async ({ page }) => {
  const editor = await openEditor(page);
  // The last word of a table, or a text of the first entry.
  const edited: Record<keyof typeof EDITED_FILES, string | undefined> = {
    popups: 'Korean',
    redirects: undefined,
    'page-dates': undefined,
    leaders: 'Korean',
    brand: undefined,
    facts: 'Korean',
    media: 'Name',
  };
  for (const [name, label] of Object.entries(edited)) {
    const file = `content/${EDITED_FILES[name as keyof typeof EDITED_FILES]}`;
    const before = editor.read(file).split('\n');
    await editor.edit(name);
    if (name === 'facts' || name === 'media') await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    const box = label ? page.getByRole('textbox', { name: label, exact: true }).first() : page.getByRole('textbox').last();
    const old = await box.inputValue();
    await box.fill(`${old}x`);
    expect(await editor.save(), name).toEqual([file]);
    const after = editor.read(file).split('\n');
    const differ = before.flatMap((line, at) => (line === after[at] ? [] : [[line, after[at]]]));
    expect(differ, name).toEqual([[expect.stringContaining(old), expect.stringContaining(`${old}x`)]]);
  }
  // What is no day and no page is said, and nothing else.
  expect(checkContent(dev.copy)).toMatch(
    /^2 error.*\n.*page-dates\.json: 'accessibility' is '.*x', which is no day.*\n.*redirects\.json: .*there is no post/,
  );
});

test('every text that the check takes is saved to the letter', async ({ page }) => {
  test.setTimeout(400_000);
  const known = [
    '12. 24(화) 기념일\n12. 31(수) 휴무',
    '3. 2 착공식\n3. 9 상량식',
    '5*3*2 m, HLA-A*02:01, 단가*',
    '**공장(송도)**의',
    '\\> 95%\n\\- 190 °C',
  ];
  const texts = [
    ...known,
    '| 가 | 나 |\n| --- | --- |\n| 2\\|8 | 9 |',
    '줄 끝  \n<!-- mobile -->\n\n짧은 글',
    '![](picture:shovels "Songdo, 2024")',
  ];
  for (let seed = 1; texts.length < 5000; seed++)
    for (const pieces of fc.sample(postText, { numRuns: 5000, seed })) {
      const text = pieces
        .map(({ written }) => written)
        .join('')
        .trim();
      if (text && compileMarkdown(text, 'ko', 'Table').errors.length === 0) texts.push(text);
    }
  const files: Record<string, string> = {};
  const ids = Array.from({ length: 5 }, (_, at) => `20200101-texts-${at}`);
  const nameOf = (id: string, locale: string) => `content/posts/notice/${id}/index.${locale}.md`;
  const fileOf = (title: string, at: number, own: readonly string[]) => {
    const summary = texts[at]?.replace(/\s+/g, ' ') ?? '';
    return writePostFile({ title, summary, category: 'notice', date: '2020-01-01', draft: false }, own.join('\n\n'));
  };
  const share = Math.ceil(texts.length / ids.length / 2);
  const bodyOf = (at: number) => texts.slice(at * share, (at + 1) * share);
  ids.forEach((id, at) => {
    files[nameOf(id, 'en')] = fileOf('A', 2 * at, bodyOf(2 * at));
    files[nameOf(id, 'ko')] = fileOf('가', 2 * at + 1, bodyOf(2 * at + 1));
  });
  const editor = new Editor(page, dev.copy, dev.address);
  await editor.open(files);
  for (const [at, id] of ids.entries()) {
    await editor.edit(`notice/${id}`);
    await editor.field('English', 'Title').getByRole('textbox').fill('X');
    expect(await editor.save()).toEqual([nameOf(id, 'en')]);
    expect(editor.read(nameOf(id, 'en'))).toBe(fileOf('X', 2 * at, bodyOf(2 * at)));
  }
});

const readMedia = () => JSON.parse(readFileSync(`${dev.copy.folder}/content/media/media.json`, 'utf8')) as Record<string, unknown>;
