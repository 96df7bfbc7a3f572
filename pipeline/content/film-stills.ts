import { existsSync } from 'node:fs';
import { CONTENT } from '../paths.ts';
import { readPostFile } from './front-matter.ts';
import { readSource } from './read-source.ts';
import { listFolders } from './release.ts';

/** The picture that stands for each film, by its folder of content/films: that of the post which shows the film among the videos. */
export function readFilmStills(content: string = CONTENT): ReadonlyMap<string, string> {
  const stills = new Map<string, string>();
  for (const id of listFolders(`${content}/posts/videos`)) {
    const { film, image } = fieldsOf(`${content}/posts/videos/${id}/en.md`);
    if (typeof film === 'string' && typeof image === 'string') stills.set(film, image);
  }
  return stills;
}

/** Nothing of a file that cannot be read, which the check names. */
function fieldsOf(file: string): Record<string, unknown> {
  try {
    return existsSync(file) ? readPostFile(readSource(file)).fields : {};
  } catch {
    return {};
  }
}
