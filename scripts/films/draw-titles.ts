import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';
import { LOCALES } from '../../core/site/locales.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import { readTokens } from '../../pipeline/content/words.ts';
import { CONTENT } from '../../pipeline/paths.ts';
import { HEIGHT, type Scene, WIDTH } from './scene.ts';

const require = createRequire(import.meta.url);
const createFontFace = (name: string, path: string) =>
  `@font-face{font-family:${name};font-weight:100 900;src:url(data:font/woff2;base64,${readFileSync(path).toString('base64')})}`;
const STYLE = `${createFontFace('Latin', require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'))}
  ${createFontFace('Korean', `${CONTENT}/fonts/pretendard-medium.woff2`)}
  body { margin: 0; height: 100vh; color: #fff; background: radial-gradient(ellipse 78% 92% at 0% 100%, rgb(21 20 19 / 84%), rgb(21 20 19 / 62%) 40%, transparent); }
  div { position: absolute; left: 72px; bottom: 84px; }
  i { display: block; width: 44px; height: 3px; background: #cb333b; margin-bottom: 22px; }
  p { margin: 0; font: 500 48px/1.1 Latin; letter-spacing: -0.028em; }
  p + p { font: 500 25px/1.3 Latin, Korean; letter-spacing: -0.01em; margin-top: 12px; opacity: 0.9; }`;

/** Draws each title on a transparent image: white on a shadow at the lower left, English above Korean. Returns the paths, `{stem}-{n}.png`. */
export async function drawTitles(browser: Browser, scenes: readonly Scene[], stem: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  const paths: string[] = [];
  for (const [at, { title }] of scenes.entries()) {
    const lines = LOCALES.map((locale) => `<p lang="${locale}">${fillTokens(title[locale], readTokens(locale))}</p>`);
    await page.setContent(`<style>${STYLE}</style><div><i></i>${lines.join('')}</div>`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const path = `${stem}-${at}.png`;
    await page.screenshot({ path, omitBackground: true });
    paths.push(path);
  }
  await page.close();
  return paths;
}
