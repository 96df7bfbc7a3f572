import { CACHES } from './caches.ts';

const PICTURE = /^(\/images\/.+)-\d+\.(?:avif|jpg)$/;

/** Without a network any width of the picture will do: the browser asks for the one that fits its window, we hold what was stored. */
export async function findOtherWidth(request: Request): Promise<Response | undefined> {
  const stem = PICTURE.exec(new URL(request.url).pathname)?.[1];
  if (stem === undefined) return undefined;
  for (const name of [CACHES.saved, CACHES.images]) {
    const cache = await caches.open(name);
    const held = (await cache.keys()).filter(({ url }) => PICTURE.exec(new URL(url).pathname)?.[1] === stem);
    const widest = held.sort((a, b) => widthOf(b.url) - widthOf(a.url))[0];
    if (widest) return cache.match(widest, { ignoreVary: true });
  }
  return undefined;
}

const widthOf = (url: string) => Number(/-(\d+)\.\w+$/.exec(url)?.[1]);
