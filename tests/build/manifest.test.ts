import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { resolveRoute } from '../../core/site/guard.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { readTokens } from '../../pipeline/content/content-files.ts';
import { SITE } from '../../pipeline/paths.ts';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}
const manifests = LOCALES.map((locale) => ({ locale, manifest: JSON.parse(readFileSync(`${SITE}/${locale}/app.webmanifest`, 'utf8')) }));

describe.each(manifests)('the web manifest in $locale', ({ locale, manifest }) => {
  it('has what a browser needs to install the site', () => {
    const tokens = readTokens(locale);
    expect(manifest).toMatchObject({
      id: '/',
      name: tokens.company,
      short_name: tokens.pwaShortName,
      lang: locale,
      start_url: `/${locale}`,
      scope: '/',
      display: 'standalone',
    });
    expect([...manifest.short_name].length).toBeLessThanOrEqual(12);
    expect(manifest.description.length).toBeGreaterThan(30);
  });
  it('its icons and screenshots are what they say', async () => {
    const ofShortcuts = manifest.shortcuts.flatMap(({ icons }: { icons: Picture[] }) => icons);
    expect(ofShortcuts).toHaveLength(3);
    const pictures: Picture[] = [...manifest.icons, ...manifest.screenshots, ...ofShortcuts];
    for (const { src, sizes, type } of pictures) {
      const { width, height, format } = await sharp(SITE + src).metadata();
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    }
    const plain = (manifest.icons as Picture[]).filter((icon) => !icon.purpose).map((icon) => icon.sizes);
    expect(plain).toEqual(['192x192', '512x512']);
    expect((manifest.icons as Picture[]).flatMap((icon) => icon.purpose ?? [])).toEqual(['maskable', 'monochrome']);
    const shots = manifest.screenshots as Picture[];
    expect(shots.map((shot) => [shot.form_factor, shot.sizes])).toEqual([
      ['wide', '1280x800'],
      ['wide', '1280x800'],
      ['narrow', '750x1334'],
      ['narrow', '750x1334'],
    ]);
    for (const { src, label } of shots) {
      expect(statSync(SITE + src).size, src).toBeLessThanOrEqual(120 * 1024);
      expect(label).toBeTruthy();
    }
  });
  it('the maskable icon is whole in the inner four fifths', async () => {
    const { data, info } = await sharp(`${SITE}/icon-maskable.png`).greyscale().raw().toBuffer({ resolveWithObject: true });
    let farthest = 0;
    for (let at = 0; at < info.width * info.height; at += 1) {
      if ((data[at * info.channels] as number) > 200) continue;
      farthest = Math.max(farthest, Math.hypot((at % info.width) - info.width / 2, Math.floor(at / info.width) - info.height / 2));
    }
    expect(farthest).toBeGreaterThan(100);
    expect(farthest).toBeLessThanOrEqual(info.width * 0.4);
  });
  it('its shortcuts lead to pages, by the menu’s words', () => {
    expect(manifest.shortcuts).toHaveLength(3);
    for (const { name, url } of manifest.shortcuts) {
      expect(name.length).toBeGreaterThan(1);
      expect(resolveRoute(url)).toMatchObject({ kind: 'page', status: 200, locale });
    }
  });
});
