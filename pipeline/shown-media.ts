import type { Media, UsedImages } from './media.ts';

/** The same without the files of pictures that nothing on the site shows yet: they are encoded, and stay back. */
export function shownMedia(media: Media, { pages, albums }: UsedImages): Media {
  const hidden = new Set(Object.entries(media.images).flatMap(([key, { uuid }]) => (pages.has(key) || albums.has(key) ? [] : [uuid])));
  return { ...media, files: media.files.filter(({ url }) => !url.split('/').some((part) => hidden.has(part))) };
}
