import { checkBrochures } from '../brochures/check-brochures.ts';
import { readManifest } from '../brochures/manifest.ts';
import { CONTENT } from '../paths.ts';
import { brochureErrors } from './brochure-files.ts';
import { checkChangelog } from './check-changelog.ts';
import { checkMedia, knownMedia } from './check-media.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkTeams } from './check-teams.ts';
import { checkPopups, readPopupEntries } from './popups.ts';
import { postLinks } from './post-links.ts';
import { type CompiledBodies, collectPosts } from './posts.ts';
import { ALWAYS, publishNow, readHeads } from './release.ts';

/**
 * Every error of the content folder, each with its file, field and hint. The build and `npm run check:content` run it;
 * a new file of content/ gets a `check-NAME.ts` beside this one, and a line here.
 */
export function checkContent(content: string = CONTENT, now: number = publishNow(), compiled?: CompiledBodies): string[] {
  const heads = readHeads(content);
  const posts = new Set(heads.map(({ key }) => key));
  const brochures = [...posts].filter((key) => key.startsWith('brochures/')).map((key) => key.slice('brochures/'.length));
  const targets = { postError: postLinks(heads, now)(ALWAYS) };
  return [
    ...checkMedia(content),
    ...collectPosts(knownMedia(content), { content, now, ...(compiled && { compiled }) }).errors,
    ...checkRedirects(posts, targets, content),
    ...checkTeams(content),
    ...brochureErrors(
      brochures,
      readManifest(content).brochures.map(({ id }) => id),
    ),
    ...checkBrochures(content),
    ...checkPopups(readPopupEntries(content), (type, id) => posts.has(`${type}/${id}`)),
    ...checkChangelog(content),
  ];
}
