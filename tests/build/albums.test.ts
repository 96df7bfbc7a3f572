import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PostIndex } from '../../core/posts/list-posts.ts';
import type { Post } from '../../core/posts/post.ts';
import type { ImageAsset } from '../../core/site/image.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { SITE } from '../../pipeline/paths.ts';

const read = (url: string) => readFileSync(SITE + url);
const readJson = <T>(url: string) => JSON.parse(read(url).toString()) as T;
const albumIn = (locale: string, id: string) => readJson<Post>(`/data/images/${id}.${locale}.json`);
const ids = readJson<PostIndex>('/data/images.en.json').posts.map(({ id }) => id);

const isDrawing = ({ name }: ImageAsset) => name.startsWith('drawing-');

describe.each(ids)('the album %s', (id) => {
  const { gallery = [], archive } = albumIn('en', id);
  it('gives each picture with all its pixels, under a name of its own', async () => {
    const names = gallery.map(({ download }) => download?.url.split('/').at(-1));
    expect(new Set(names).size).toBe(gallery.length);
    for (const { image, download } of gallery) {
      const bytes = read(download?.url ?? '');
      expect(bytes.length).toBe(download?.bytes);
      const format = isDrawing(image) ? 'png' : 'jpeg';
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width: image.width, height: image.height });
    }
  });
  it('gives all of them in one file, with their captions in both languages', () => {
    const bytes = read(archive?.url ?? '');
    expect(bytes.length).toBe(archive?.bytes);
    const files = Object.entries(unzipSync(new Uint8Array(bytes))).map(
      ([path, content]) => [path.split('/').at(-1) as string, content] as const,
    );
    const pictures = files.filter(([name]) => /\.(?:jpg|png)$/.test(name));
    expect(pictures.map(([, content]) => Buffer.from(content))).toEqual(gallery.map(({ download }) => read(download?.url ?? '')));
    const drawings = files.filter(([name]) => name.endsWith('.svg')).map(([, content]) => Buffer.from(content).toString());
    expect(drawings.filter((svg) => svg.startsWith('<svg'))).toHaveLength(gallery.some(({ image }) => isDrawing(image)) ? 1 : 0);
    for (const locale of LOCALES) {
      const text = Buffer.from(files.find(([name]) => name === `captions-${locale}.txt`)?.[1] ?? []).toString();
      const captions = albumIn(locale, id).gallery?.map(({ caption }) => caption) ?? [];
      expect(text).toContain(pictures.map(([name], at) => `${name}\n${captions[at]}\n`).join('\n'));
    }
  });
  it.each(LOCALES)('offers them on its page in %s, without the app', (locale) => {
    const html = read(`/${locale}/public/images/${id}.html`).toString();
    for (const file of [...gallery.map(({ download }) => download), archive]) expect(html).toContain(`href="${file?.url}" download=""`);
  });
});
