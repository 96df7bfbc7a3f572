import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { Command } from 'commander';
import { listSets } from '../pipeline/content/post-sets.ts';
import { readContent } from '../pipeline/content/read-content.ts';
import { formatErrors } from '../pipeline/content/say-errors.ts';
import { encodeMedia, PICTURES } from '../pipeline/media/pictures.ts';
import { makeSharePictures, SHARE_PICTURES } from '../pipeline/media/share-pictures.ts';
import { CONTENT } from '../pipeline/paths.ts';
import { createReport } from '../pipeline/report.ts';

new Command('npm run committed-files --')
  .description(
    'Encodes the pictures, makes those to share, and puts both into content/, so that a first build need not make them. ' +
      'Files whose sources have gone or changed are removed. A build makes what is missing for itself.',
  )
  .showHelpAfterError()
  .parse();

const { content, errors } = await readContent();
if (!content) throw new Error(formatErrors(errors));
const { jobs } = content.pictures;
await encodeMedia(jobs, createReport('pictures'));
const pictures = await makeSharePictures(listSets(content.posts), createReport('pictures to share'));
place(
  PICTURES,
  jobs.map(({ path }) => path),
);
place(
  SHARE_PICTURES,
  [...pictures.values()].map(({ path }) => path),
);

function place(folder: string, paths: readonly string[]): void {
  const target = `${CONTENT}/${folder}`;
  mkdirSync(target, { recursive: true });
  const names = new Set(paths.map((path) => basename(path)));
  const old = readdirSync(target).filter((name) => !names.has(name));
  const missing = paths.filter((path) => !existsSync(`${target}/${basename(path)}`));
  for (const name of old) rmSync(`${target}/${name}`);
  for (const path of missing) copyFileSync(path, `${target}/${basename(path)}`);
  console.log(`✓ content/${folder}: ${names.size} files, ${missing.length} new, ${old.length} removed`);
}
