import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { CATEGORIES } from '../core/posts/post.ts';
import { isPostId } from '../core/site/guard.ts';
import { LOCALES } from '../core/site/locales.ts';
import type { PostType } from '../core/site/pages.ts';
import { dayInSeoul } from '../core/site/seoul-time.ts';
import { knownMedia } from '../pipeline/content/check-media.ts';
import { idFor, type NewPost, newPostTexts } from '../pipeline/content/new-post.ts';
import { type Question, questionsFor } from '../pipeline/content/new-post-questions.ts';
import { collectPosts } from '../pipeline/content/posts.ts';
import { publishNow } from '../pipeline/content/release.ts';
import { SAMPLE_FAULT } from '../pipeline/content/sample-body.ts';
import { CONTENT as OURS } from '../pipeline/paths.ts';

// `npm run new:post -- newsroom`: asks for what a post needs, or takes it from flags, and writes both files.
const TYPES = Object.keys(CATEGORIES) as PostType[];
try {
  await newPost(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function newPost(args: string[]): Promise<void> {
  const type = args[0] as PostType;
  if (!TYPES.includes(type)) throw new Error(`Say which type of post: npm run new:post -- ${TYPES.join('|')}`);
  const { values } = parseArgs({ args: args.slice(1), options: { ...flagsOf(type), yes: { type: 'boolean' } } });
  const given = values as Record<string, string | undefined>;
  // Another folder is for tests.
  const content = given.content ?? OURS;
  const media = JSON.parse(readFileSync(`${content}/media/media.json`, 'utf8')) as Record<string, { alt: NewPost['title'] }>;
  const questions = questionsFor(type, dayInSeoul(publishNow()), Object.keys(media));
  const answers = values.yes || !process.stdin.isTTY ? answersFrom(given, questions, values.yes === true) : await ask(given, questions);

  const answer = (flag: string) => answers[flag] || undefined;
  const post: NewPost = {
    type,
    id: given.id ?? idFor(answers.date ?? '', answers['title-en'] ?? ''),
    category: answers.category ?? '',
    date: answers.date ?? '',
    title: { en: answers['title-en'] ?? '', ko: answers['title-ko'] ?? '' },
    summary: { en: answers['summary-en'] ?? '', ko: answers['summary-ko'] ?? '' },
    image: answer('image'),
    gallery: answer('gallery')
      ?.split(',')
      .map((name) => ({ image: name.trim(), caption: media[name.trim()]?.alt ?? { en: '', ko: '' } })),
    film: answer('film'),
    external: answer('external-url') ? { url: answer('external-url') ?? '', length: answer('external-length') ?? '' } : undefined,
    draft: answers.draft === 'yes',
    publishAt: answer('publish-at'),
  };
  const place = `posts/${type}/${post.id}`;
  if (!isPostId(post.id)) throw new Error(`'${post.id}' is no id: use lower-case letters, digits and hyphens (--id)`);
  if (existsSync(`${content}/${place}`)) throw new Error(`content/${place} is there already: give another id (--id)`);
  const texts = newPostTexts(post);
  const faults = faultsOf(place, texts, content);
  if (faults.length > 0) throw new Error(`Nothing was written:\n  ${faults.join('\n  ')}`);

  writeTexts(`${content}/${place}`, texts);
  console.log(LOCALES.map((locale) => `wrote content/${place}/${locale}.md`).join('\n'));
  console.log('\nNext: write the text in both files (tokens as {company}, links as page:ID or post:TYPE/ID).');
  console.log(`${post.draft ? 'Then take `draft: true` out of both, run' : 'Then run'} \`npm run check:content\` and \`npm start\`.`);
}

function flagsOf(type: PostType): Record<string, { type: 'string' }> {
  const flags = [...questionsFor(type, '', []).map(({ flag }) => flag), 'id', 'content'];
  return Object.fromEntries(flags.map((flag) => [flag, { type: 'string' }]));
}

/** Answers from flags alone: every missing one is named at once. */
function answersFrom(given: Record<string, string | undefined>, questions: Question[], takePresets: boolean): Record<string, string> {
  const faults: string[] = [];
  const answers: Record<string, string> = {};
  for (const { flag, ask: what, preset, optional, fault } of questions) {
    const value = given[flag]?.trim() || (takePresets ? preset : undefined) || '';
    const wrong = value ? fault?.(value) : optional ? undefined : `is missing, ${what}${preset ? ` (--yes takes ${preset})` : ''}`;
    if (wrong) faults.push(`--${flag} ${value ? `${value}: ` : ''}${wrong}`);
    answers[flag] = value;
  }
  if (faults.length > 0) throw new Error(`There is nobody to ask here, and the flags do not tell all:\n  ${faults.join('\n  ')}`);
  return answers;
}

/** Answers from the terminal; what a flag gave well is not asked again. */
async function ask(given: Record<string, string | undefined>, questions: Question[]): Promise<Record<string, string>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  try {
    for (const { flag, ask: what, preset, optional, fault } of questions) {
      let value = given[flag];
      for (;;) {
        value ??= await terminal.question(`${what}${preset ? ` [${preset}]` : ''}: `);
        value = value.trim() || preset || '';
        const wrong = value ? fault?.(value) : optional ? undefined : 'an answer is needed';
        if (!wrong) break;
        console.log(`  ${wrong}`);
        value = undefined;
      }
      answers[flag] = value;
    }
  } finally {
    terminal.close();
  }
  return answers;
}

/** What the content check says of the post, tried beside the content. That its text is still to be written is known. */
function faultsOf(place: string, texts: Record<string, string>, content: string): string[] {
  const folder = mkdtempSync(`${tmpdir()}/new-post-`);
  try {
    for (const name of ['brand.json', 'facts.json']) cpSync(`${content}/${name}`, `${folder}/${name}`);
    writeTexts(`${folder}/${place}`, texts);
    return collectPosts(knownMedia(content), { content: folder }).faults.filter((fault) => !fault.endsWith(SAMPLE_FAULT));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeTexts(folder: string, texts: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [locale, text] of Object.entries(texts)) writeFileSync(`${folder}/${locale}.md`, text);
}
