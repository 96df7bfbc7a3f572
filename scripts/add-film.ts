import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Command } from 'commander';
import { isPostId } from '../core/site/guard.ts';
import { eachLocale, inEnglish, LOCALES, type Locale } from '../core/site/locales.ts';
import { readTokens } from '../pipeline/content/content-files.ts';
import { type NewFilm, nameFilm, readNewFilms } from '../pipeline/content/new-films.ts';
import { addPicture } from '../pipeline/content/new-picture.ts';
import type { Question } from '../pipeline/content/new-post.ts';
import { type PostSource, readPostSources } from '../pipeline/content/post-sources.ts';
import { formatErrors } from '../pipeline/content/say-errors.ts';
import { postFileName, readSource } from '../pipeline/content/source-files.ts';
import { FILM_SIZES, readFilms, readMp4 } from '../pipeline/media/films.ts';
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
    'Puts a film into content/films: encodes its two sizes with ffmpeg and checks them with the captions. Asks for what no flag says. ' +
      'Without a file: the films that posts bring by `newFilm`.',
  )
  .argument('[file]', 'a film, such as MP4 or MOV, of 1280 × 720 pixels or more')
  .addOption(CONTENT_OPTION)
  .showHelpAfterError()
  .parse();
const { content = DEFAULT_CONTENT, yes = false } = program.opts<{ content?: string; yes?: true }>();
const [file] = program.args;
await (file === undefined ? takeFilmsOfPosts() : addFilm(file)).catch(endWithMessage);

async function addFilm(file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} is not there: correct its name`);
  needEncoder();
  const { name = '', ...captions } = await findAnswers(readFlags(program), QUESTIONS, yes);
  if (existsSync(`${content}/films/${name}`))
    throw new Error(`content/films/${name} is there already: give another --name, or remove the folder`);
  const errors = makeFilm(
    name,
    file,
    eachLocale((locale) => captions[`captions-${locale}`] as string),
    file,
  );
  if (errors.length > 0) throw new Error(`Nothing was written:\n  ${errors.join('\n  ')}`);
  console.log(
    `\nNext: \`npm run new:post -- videos\`, with \`film: ${name}\` in both files, then \`npm run check:content\` and \`npm start\`.`,
  );
}

/** A post that has had a film of its own gets the new one in its place. */
async function takeFilmsOfPosts(): Promise<void> {
  const posts = readPostSources(content);
  const { films, errors } = readNewFilms(posts, content);
  if (films.length > 0) needEncoder();
  for (const film of films) {
    const { files } = posts.find(({ type, id }) => type === 'videos' && id === film.id) as PostSource;
    errors.push(...(await takeFilm(film, files)));
  }
  if (errors.length > 0) throw new Error(formatErrors(errors));
  if (films.length === 0) console.log('No post brings a film.');
}

async function takeFilm({ id, file, captions }: NewFilm, files: PostSource['files']): Promise<string[]> {
  const folder = `${content}/posts/videos/${id}`;
  const picture = `${id}-still`;
  const place = `content/posts/videos/${id}: 'newFilm'`;
  const errors = makeFilm(id, file, captions, place);
  if (errors.length > 0) return errors;
  try {
    if (LOCALES.some((locale) => files[locale]?.fields.image === undefined)) {
      const { duration } = readMp4(readFileSync(`${content}/films/${id}/${id}-${FILM_SIZES[0]}.mp4`));
      const frame = runEncoder(['-ss', String(duration / 3), '-i', file, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-']);
      const alts = LOCALES.map((locale) => [`alt-${locale}`, String(files[locale]?.fields.title)]);
      await addPicture(frame, { name: picture, ...Object.fromEntries(alts) }, content);
    }
  } catch (error) {
    return [`${place} ${(error as Error).message}`];
  }
  for (const locale of LOCALES) {
    const path = `${folder}/${postFileName(locale)}`;
    writeFileSync(path, nameFilm(readSource(path), id, picture));
    rmSync(captions[locale], { force: true });
  }
  rmSync(file);
  return [];
}

/** Puts a film into content/films, in the place of one of its name; or says what is wrong with it, and puts nothing. */
function makeFilm(name: string, file: string, captions: Record<Locale, string>, said: string): string[] {
  const draft = mkdtempSync(`${tmpdir()}/film-`);
  try {
    const folder = `${draft}/films/${name}`;
    mkdirSync(folder, { recursive: true });
    for (const height of FILM_SIZES) encode(file, `${folder}/${name}-${height}.mp4`, height);
    for (const locale of LOCALES) cpSync(captions[locale], `${folder}/${locale}.vtt`);
    const { errors } = readFilms(eachLocale(readTokens), draft);
    if (errors.length > 0) return errors;
    const place = `${content}/films/${name}`;
    rmSync(place, { recursive: true, force: true });
    cpSync(folder, place, { recursive: true });
    console.log(`wrote content/films/${name}: ${readdirSync(place).join(', ')}`);
    return [];
  } catch (error) {
    return [`${said} ${(error as Error).message}`];
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function needEncoder(): void {
  if (spawnSync('ffmpeg', ['-version']).status !== 0)
    throw new Error('ffmpeg is not on this machine: install it (https://ffmpeg.org/download.html)');
}

/** H.264 with its head first, so that it plays before all of it has come; without sound where the film has none. */
function encode(file: string, to: string, height: number): void {
  const picture = ['-vf', `scale=-2:${height}`, '-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-pix_fmt', 'yuv420p'];
  runEncoder(['-i', file, ...picture, '-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart', to]);
}

/** @returns What it writes to its output. */
function runEncoder(args: readonly string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('ffmpeg', ['-nostdin', '-y', '-hide_banner', '-loglevel', 'error', ...args], {
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(`cannot be encoded (${stderr.toString().trim().split('\n').at(-1)}); export it again`);
  return stdout;
}
