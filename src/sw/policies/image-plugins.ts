import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { CACHES, find } from '../caches/stored-responses.ts';

const PICTURE = /^(\/images\/.+)-\d+\.(?:avif|jpg)$/;
/** In this header the server names the smaller picture that it sent under data saver. */
const SMALLER_PICTURE = 'content-location';

/** Workbox plugin: a small copy of a picture is used while data is to be saved, and offline; otherwise it gives way to the whole picture. */
export const dataSaverImages = {
  async cachedResponseWillBeUsed({ cachedResponse }: { cachedResponse?: Response }): Promise<Response | undefined> {
    const isSmall = cachedResponse?.headers.has(SMALLER_PICTURE) === true;
    return isSmall && !shouldSaveData() ? undefined : cachedResponse;
  },
  async handlerDidError({ request }: { request: Request }): Promise<Response | undefined> {
    return find(CACHES.images, request.url);
  },
};

/** Offline any stored width of the picture will do: the browser asks for the one that fits its window. */
export async function findFallbackWidth(request: Request): Promise<Response | undefined> {
  const name = pictureOf(request.url);
  if (name === undefined) return undefined;
  const cache = await caches.open(CACHES.images);
  const widths = (await cache.keys()).filter(({ url }) => pictureOf(url) === name);
  const widest = widths.sort((a, b) => widthOf(b.url) - widthOf(a.url))[0];
  return widest && cache.match(widest, { ignoreVary: true });
}

function pictureOf(url: string): string | undefined {
  return PICTURE.exec(new URL(url).pathname)?.[1];
}

function widthOf(url: string): number {
  return Number(/-(\d+)\.\w+$/.exec(url)?.[1]);
}
