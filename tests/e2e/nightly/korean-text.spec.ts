import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { hrefFor } from '../../../core/site/urls.ts';
import { CONTENT, LOCALES_DIR } from '../../../pipeline/paths.ts';
import { BROWSER_ARGS } from '../../../playwright.config.ts';
import { findChromium } from '../../../scripts/find-chromium.mjs';
import { expect, saveData, test, WITHOUT_WORKER } from '../../support/site-test.ts';

// Browsers on systems that have a Korean face and that have none: what fontconfig names is all that they find.
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/fonts-`);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('where no face of the system has Hangul, Korean text is set in a face of the site, under data saver, too', async ({ base }) => {
  const browser = await launchWith({ latin: await readLetters('0Aa') });
  try {
    for (const saveData of [false, true]) {
      const { requests, faces, syllables } = await readFaces(browser, `${base}${hrefFor('ko', 'quality')}`, saveData);
      expect(requests).toHaveLength(1);
      expect(syllables).toBeGreaterThan(5);
      expect(faces).toContainEqual(expect.objectContaining({ familyName: 'Pretendard', isCustomFont: true, glyphCount: syllables }));
    }
    const english = await readFaces(browser, `${base}${hrefFor('en', 'quality')}`, false);
    expect(english.requests).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('where a face of the system has Hangul, no face for Korean text is loaded', async ({ base }) => {
  const words = readFileSync(`${LOCALES_DIR}/ko/quality.json`, 'utf8');
  const browser = await launchWith({ latin: await readLetters('0Aa'), korean: await readLetters(words) });
  try {
    const { requests, faces } = await readFaces(browser, `${base}${hrefFor('ko', 'quality')}`, false);
    expect(requests).toEqual([]);
    expect(faces).toContainEqual(expect.objectContaining({ familyName: 'Pretendard Medium', isCustomFont: false }));
  } finally {
    await browser.close();
  }
});

/** A face with these letters, in the form that systems have. */
const readLetters = (letters: string) =>
  subsetFont(readFileSync(`${CONTENT}/fonts/pretendard-medium.woff2`), letters, { targetFormat: 'sfnt' });

/** A browser that finds these faces on its system and no others. */
async function launchWith(faces: Readonly<Record<string, Buffer>>): Promise<Browser> {
  const system = mkdtempSync(`${folder}/system-`);
  for (const [name, face] of Object.entries(faces)) writeFileSync(`${system}/${name}.ttf`, face);
  const config = `${system}/fonts.conf`;
  writeFileSync(config, `<?xml version="1.0"?><fontconfig><dir>${system}</dir><cachedir>${system}/cache</cachedir></fontconfig>`);
  return chromium.launch({
    executablePath: findChromium(),
    args: BROWSER_ARGS,
    env: { ...process.env, FONTCONFIG_FILE: config, FONTCONFIG_PATH: dirname(config) },
  });
}

/** What a page asks for of the face for Korean text, and the faces in which its first paragraph is drawn. */
async function readFaces(browser: Browser, url: string, isSaving: boolean) {
  const context = await browser.newContext(WITHOUT_WORKER);
  try {
    const page = await context.newPage();
    const requests: string[] = [];
    page.on('request', (request) => /\/text-kr-/.test(request.url()) && requests.push(request.url()));
    if (isSaving) await saveData(context);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const session = await context.newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main p' });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const text = await page.locator('main p').first().innerText();
    return { requests, faces: fonts, syllables: text.match(/\p{Script=Hangul}/gu)?.length ?? 0 };
  } finally {
    await context.close();
  }
}
