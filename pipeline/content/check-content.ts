import { existsSync, readdirSync } from 'node:fs';
import { checkBrochures } from '../brochures/check-brochures.ts';
import { readManifest } from '../brochures/manifest.ts';
import { readOwnPdfs } from '../brochures/own-pdfs.ts';
import { CONTENT, LOCALES_DIR } from '../paths.ts';
import { brochureErrors } from './brochure-files.ts';
import { checkChangelog } from './check-changelog.ts';
import { checkLeaders, type LeaderSource } from './check-leaders.ts';
import { checkMedia, knownMedia } from './check-media.ts';
import { checkNames } from './check-names.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkTeams } from './check-teams.ts';
import { checkWords } from './check-words.ts';
import { checkPopups, readPopupEntries } from './popups.ts';
import { postLinks } from './post-links.ts';
import { collectPosts, type PostOptions } from './posts.ts';
import { readJson } from './read-json.ts';
import { ALWAYS, publishNow, readHeads } from './release.ts';

export interface CheckOptions extends PostOptions {
  /** The folder of the words. */
  locales?: string;
}

/**
 * Every error of the content folder and of the words, each with its file, field and hint. The build and `npm run check:content` run it;
 * a new file of content/ gets a `check-NAME.ts` beside this one, and a line here. What posts are made of comes first: while a name, a
 * fact or a word is wrong, errors of posts would only repeat it.
 */
export async function checkContent({
  content = CONTENT,
  locales = LOCALES_DIR,
  now = publishNow(),
  heads = readHeads(content),
  ...kept
}: CheckOptions = {}): Promise<string[]> {
  const unreadable = checkFiles(content);
  if (unreadable.length > 0) return unreadable;
  const { errors: wrongNames, tokens } = checkNames(content);
  const basics = [...wrongNames, ...checkWords(locales, tokens)];
  if (basics.length > 0) return basics;
  const media = knownMedia(content);
  const posts = new Set(heads.map(({ key }) => key));
  const brochures = [...posts].filter((key) => key.startsWith('brochures/')).map((key) => key.slice('brochures/'.length));
  const own = await readOwnPdfs(content);
  const targets = { postError: postLinks(heads, now)(ALWAYS) };
  return [
    ...checkMedia(content),
    ...collectPosts(media, { content, now, heads, ...kept }).errors,
    ...checkRedirects(posts, targets, content),
    ...checkTeams(content),
    ...checkLeaders(readLeaderSources(content), (key) => media.imageNames.includes(key), media.imageNames),
    ...brochureErrors(
      brochures,
      readManifest(content).brochures.map(({ id }) => id),
      own.named,
    ),
    ...own.errors,
    ...checkBrochures(content),
    ...checkPopups(readPopupEntries(content), (type, id) => posts.has(`${type}/${id}`)),
    ...checkChangelog(content),
  ];
}

/** JSON files of the content that cannot be read. */
function checkFiles(content: string): string[] {
  const errors: string[] = [];
  for (const folder of ['', 'media/', 'films/', 'brochures/']) {
    const names = existsSync(`${content}/${folder}`) ? readdirSync(`${content}/${folder}`) : [];
    for (const name of names.filter((one) => one.endsWith('.json'))) readJson(content, `${folder}${name}`, errors);
  }
  return errors;
}

function readLeaderSources(content: string): Partial<LeaderSource>[] {
  const leaders = existsSync(`${content}/leaders.json`) ? readJson(content, 'leaders.json', []) : [];
  return Array.isArray(leaders) ? leaders : [];
}
