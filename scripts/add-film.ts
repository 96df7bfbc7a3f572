import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Command } from 'commander';
import { isPostId } from '../core/site/guard.ts';
import { eachLocale, inEnglish, LOCALES } from '../core/site/locales.ts';
import { readTokens } from '../pipeline/content/content-files.ts';
import type { Question } from '../pipeline/content/new-post.ts';
import { FILM_SIZES, readFilms } from '../pipeline/media/films.ts';
import { CONTENT as DEFAULT_CONTENT } from '../pipeline/paths.ts';
import { addFlags, CONTENT_OPTION, endWithMessage, findAnswers, readFlags } from './ask-answers.ts';

const isFile = (path: string) => (existsSync(path) ? undefined : 'is not there; correct its name');
const QUESTIONS: Question[] = [
  {
    flag: 'name',
    ask: 'a name for its files, in small letters and hyphens',
    check: (value) => (isPostId(value) ? undefined : 'use lower-case letters, digits and hyphens'),
  },
  ...LOCALES.map((locale) => ({
    flag: `captions-${locale}`,
    ask: `the ${inEnglish(locale)} captions, a WebVTT file (.vtt)`,
    check: isFile,
  })),
];

const program = addFlags(new Command('npm run add:film --'), QUESTIONS)
  .description(
    'Puts a film into content/films: encodes its two sizes with ffmpeg and checks them with the captions. Asks for what no flag says.',
  )
  .argument('<file>', 'a film, such as MP4 or MOV, of 1280 × 720 pixels or more')
  .addOption(CONTENT_OPTION)
  .showHelpAfterError()
  .parse();
await addFilm(program.args[0] as string).catch(endWithMessage);

async function addFilm(file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} is not there: correct its name`);
  if (spawnSync('ffmpeg', ['-version']).status !== 0)
    throw new Error(
      'ffmpeg is not on this machine: install it (https://ffmpeg.org/download.html), or encode the film by docs/publishing.md',
    );
  const { content = DEFAULT_CONTENT, yes = false } = program.opts<{ content?: string; yes?: true }>();
  const { name = '', ...captions } = await findAnswers(readFlags(program), QUESTIONS, yes);
  const place = `${content}/films/${name}`;
  if (existsSync(place)) throw new Error(`content/films/${name} is there already: give another --name, or remove the folder`);
  const draft = mkdtempSync(`${tmpdir()}/film-`);
  try {
    const folder = `${draft}/films/${name}`;
    mkdirSync(folder, { recursive: true });
    for (const height of FILM_SIZES) encode(file, `${folder}/${name}-${height}.mp4`, height);
    for (const locale of LOCALES) cpSync(captions[`captions-${locale}`] as string, `${folder}/${locale}.vtt`);
    const { errors } = readFilms(eachLocale(readTokens), draft);
    if (errors.length > 0) throw new Error(`Nothing was written:\n  ${errors.join('\n  ')}`);
    cpSync(folder, place, { recursive: true });
    console.log(`wrote content/films/${name}: ${readdirSync(place).join(', ')}`);
    console.log(
      `\nNext: \`npm run new:post -- videos\`, with \`film: ${name}\` in both files, then \`npm run check:content\` and \`npm start\`.`,
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** H.264 with its head first, so that it plays before all of it has come; without sound where the film has none. docs/publishing.md says the same. */
function encode(file: string, to: string, height: number): void {
  const picture = ['-vf', `scale=-2:${height}`, '-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-pix_fmt', 'yuv420p'];
  const args = ['-hide_banner', '-loglevel', 'error', '-i', file, ...picture, '-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart', to];
  const { status, stderr } = spawnSync('ffmpeg', ['-nostdin', '-y', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} cannot be encoded: ${stderr.trim().split('\n').at(-1)}`);
}
