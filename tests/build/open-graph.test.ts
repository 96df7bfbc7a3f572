import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import theme from '../../content/theme.json' with { type: 'json' };
import { LANGUAGES, otherLocales } from '../../core/site/locales.ts';
import { readTokens } from '../../pipeline/content/content-files.ts';
import { SITE } from '../../pipeline/paths.ts';
import { builtDocuments, meta, origin } from '../support/metadata-files.ts';

const { shared, others } = builtDocuments();

describe('where a page is shared', () => {
  it.each(shared)('$path says what it is', (document) => {
    const { path, locale, head } = document;
    const one = (property: string) => {
      const values = meta(document, property);
      expect(values, property).toHaveLength(1);
      return values[0] as string;
    };
    const isNews = /\/public\/newsroom\/./.test(path);
    expect(one('og:type')).toBe(isNews ? 'article' : 'website');
    expect(head.title).toContain(one('og:title'));
    expect(one('og:description')).toBe(one('description'));
    expect(one('og:url')).toBe(head.querySelector('link[rel="canonical"]')?.getAttribute('href'));
    expect(one('og:site_name')).toBe(readTokens(locale).company);
    expect([one('og:locale'), ...meta(document, 'og:locale:alternate')]).toEqual(
      [locale, ...otherLocales(locale)].map((language) => LANGUAGES[language].openGraph),
    );
    expect([one('og:image:width'), one('og:image:height')]).toEqual(['1200', '630']);
    expect(one('og:image:alt').length).toBeGreaterThan(5);
    expect(one('twitter:card')).toBe('summary_large_image');
    const image = one('og:image');
    expect(image.startsWith(`${origin}/og/`)).toBe(true);
    expect(existsSync(SITE + image.slice(origin.length)), image).toBe(true);
    expect(meta(document, 'article:published_time')).toHaveLength(isNews ? 1 : 0);
    const feeds = [...head.querySelectorAll('link[rel="alternate"][type]')].map((link) => link.getAttribute('href'));
    expect(feeds).toEqual([`/${locale}/feed.xml`]);
  });

  it.each([...shared, ...others])('$path names manifest, icons and colours', ({ locale, head }) => {
    expect([...head.querySelectorAll('link[rel="manifest"]')].map((link) => link.getAttribute('href'))).toEqual([
      `/${locale}/app.webmanifest`,
    ]);
    const icons = [...head.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')].map((link) => link.getAttribute('href'));
    expect(icons).toEqual(['/favicon.svg', '/favicon.png', '/apple-touch-icon.png']);
    for (const icon of icons) expect(existsSync(`${SITE}${icon}`), icon ?? '').toBe(true);
    expect(head.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe(theme.shared.red);
    expect(head.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light');
  });

  it.each(others)('$path is not for sharing', (document) => {
    expect(meta(document, 'og:title')).toEqual([]);
    expect(document.head.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(0);
  });

  it('every picture is a small JPEG of 1200 × 630, and pages with the same picture share it', async () => {
    const pictures = [...new Set(shared.flatMap((document) => meta(document, 'og:image')))].map((url) => SITE + url.slice(origin.length));
    expect(pictures.length).toBeLessThan(shared.length / 2);
    for (const picture of pictures) {
      const { width, height, format } = await sharp(picture).metadata();
      expect([width, height, format], picture).toEqual([1200, 630, 'jpeg']);
      expect(statSync(picture).size, picture).toBeLessThanOrEqual(90 * 1024);
    }
  });
});
