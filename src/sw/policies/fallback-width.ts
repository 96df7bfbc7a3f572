import { CACHES } from '../caches/cache-names.ts';

const PICTURE = /^(\/images\/.+)-\d+\.(?:avif|jpg)$/;

/** Offline any stored width of the picture will do: the browser asks for the one that fits its window. */
export async function findFallbackWidth(request: Request): Promise<Response | undefined> {
  const name = pictureOf(request.url);
  if (name === undefined) return undefined;
  for (const cacheName of [CACHES.saved, CACHES.images]) {
    const cache = await caches.open(cacheName);
    const widths = (await cache.keys()).filter(({ url }) => pictureOf(url) === name);
    const widest = widths.sort((a, b) => widthOf(b.url) - widthOf(a.url))[0];
    if (widest) return cache.match(widest, { ignoreVary: true });
  }
  return undefined;
}

function pictureOf(url: string): string | undefined {
  return PICTURE.exec(new URL(url).pathname)?.[1];
}

function widthOf(url: string): number {
  return Number(/-(\d+)\.\w+$/.exec(url)?.[1]);
}
