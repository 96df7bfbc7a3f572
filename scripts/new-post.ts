import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Command } from 'commander';
import { POST_TYPES, selectFiltersOf } from '../core/posts/post.ts';
import { dayInSeoul } from '../core/site/dates.ts';
import { isPostId } from '../core/site/guard.ts';
import { eachLocale, LOCALES, type Locale } from '../core/site/locales.ts';
import type { PostType } from '../core/site/pages.ts';
import { postHref } from '../core/site/urls.ts';
import { readContentFile } from '../pipeline/content/content-files.ts';
import { idFor, type NewPost, newPostTexts, questionsFor, SAMPLE_ERROR } from '../pipeline/content/new-post.ts';
import { readContent } from '../pipeline/content/read-content.ts';
import { publishNow } from '../pipeline/content/release.ts';
import { postFileName } from '../pipeline/content/source-files.ts';
import { CONTENT as DEFAULT_CONTENT } from '../pipeline/paths.ts';
import { addFlags, CONTENT_OPTION, endWithMessage, findAnswers, readFlags } from './ask-answers.ts';
import { DEV_PORT } from './listen-options.ts';

const program = new Command('npm run new:post --')
  .description('Writes a new post in both languages. Asks for what no flag says.')
  .showHelpAfterError();
for (const type of POST_TYPES)
  addFlags(program.command(type), questionsFor(type, '', []))
    .description(`a post of the type ${type}`)
    .option('--id <ID>', 'its id; made of date and title unless given')
    .addOption(CONTENT_OPTION)
    .action((_options, command: Command) => newPost(type, command));
await program.parseAsync().catch(endWithMessage);

async function newPost(type: PostType, command: Command): Promise<void> {
  const given = readFlags(command);
  const content = given.content ?? DEFAULT_CONTENT;
  const media = readContentFile('media/media.json', content);
  const questions = questionsFor(type, dayInSeoul(publishNow()), Object.keys(media));
  const answers = await findAnswers(given, questions, Boolean(given.yes));

  const answer = (flag: string) => answers[flag] || undefined;
  const pdfs = eachLocale((locale) => answer(`pdf-${locale}`));
  const files = [...new Set(Object.values(pdfs).flatMap((file) => file ?? []))];
  const post: NewPost = {
    type,
    id: given.id ?? idFor(answers.date ?? '', answers['title-en'] ?? ''),
    filters: Object.fromEntries(selectFiltersOf(type).map((name) => [name, answer(name)])),
    date: answers.date ?? '',
    until: answer('until'),
    title: eachLocale((locale) => answers[`title-${locale}`] ?? ''),
    summary: eachLocale((locale) => answers[`summary-${locale}`] ?? ''),
    image: answer('image'),
    gallery: answer('gallery')
      ?.split(',')
      .map((name) => ({ image: name.trim(), caption: media[name.trim()]?.alt ?? eachLocale(() => '') })),
    film: answer('film'),
    external: answer('external-url') ? { url: answer('external-url') ?? '', length: answer('external-length') ?? '' } : undefined,
    pdf: Object.fromEntries(Object.entries(pdfs).flatMap(([locale, file]) => (file ? [[locale, basename(file)]] : []))),
    draft: answers.draft === 'yes',
    publishAt: answer('publish-at'),
  };
  const path = `posts/${type}/${post.id}`;
  if (!isPostId(post.id)) throw new Error(`'${post.id}' is not an id: use lower-case letters, digits and hyphens (--id)`);
  if (existsSync(`${content}/${path}`)) throw new Error(`content/${path} already exists: give another id (--id)`);
  const texts = newPostTexts(post);
  const made = writePost(`${content}/${path}`, texts, files);
  const errors = await listErrors(path, content);
  if (errors.length > 0) {
    rmSync(made, { recursive: true });
    throw new Error(`Nothing was written:\n  ${errors.join('\n  ')}`);
  }
  for (const file of [...LOCALES.map(postFileName), ...files.map((one) => basename(one))]) console.log(`wrote content/${path}/${file}`);
  console.log(`
Preview, while \`npm run dev\` runs: http://localhost:${DEV_PORT}${postHref('en', post)}`);
  console.log('Next: write the text in both files (tokens as {company}, links as page:ID or post:TYPE/ID, pictures as ![](picture:NAME)).');
  console.log(`${post.draft ? 'Then write `draft: false` in both, run' : 'Then run'} \`npm run check:content\` and \`npm start\`.`);
}

/** What the check says of the post. The error about its sample text is expected and left out. */
async function listErrors(path: string, content: string): Promise<string[]> {
  const { errors } = await readContent({ content });
  return errors.filter((error) => error.startsWith(`content/${path}`) && !error.endsWith(SAMPLE_ERROR));
}

/** Gives the first folder that was not there before. */
function writePost(folder: string, texts: Record<Locale, string>, files: readonly string[]): string {
  const made = mkdirSync(folder, { recursive: true }) ?? folder;
  for (const file of files) copyFileSync(file, `${folder}/${basename(file)}`);
  for (const locale of LOCALES) writeFileSync(`${folder}/${postFileName(locale)}`, texts[locale]);
  return made;
}
