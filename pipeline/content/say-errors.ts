import { LOCALES_DIR } from '../paths.ts';
import { readSource } from './source-files.ts';

const KOREAN = JSON.parse(readSource(`${LOCALES_DIR}/content-errors.ko.json`)) as Record<string, string>;
/** Where an error is: `content/leaders.json, entry 2 ('ceo'): `. */
const PLACE = /^((?:content|locales)\/[^:,]*)(?:, entry (\d+) \(('.*?')\))?: (.*)$/s;
const MEANT = /^(.*?)(?:; did you mean ('[^']*')\?)?$/s;

interface Pattern {
  matches: RegExp;
  korean: string;
  /** Whether a value stands in quotes or parentheses, where it may be a sentence. */
  isQuoted: readonly boolean[];
  /** Whether its last part is a message by itself. */
  isWrapper: boolean;
}

/** `{}` stands for what the message is about, `{*}` for a message within it. The most letters first, those that wrap another last. */
const PATTERNS: readonly Pattern[] = Object.entries(KOREAN)
  .sort(([one], [other]) => Number(one.includes('{*}')) - Number(other.includes('{*}')) || literalLength(other) - literalLength(one))
  .map(([english, korean]) => ({
    matches: new RegExp(
      `^${english
        .split(/\{\*?\}/)
        .map(escapeRegExp)
        .join('(.*?)')}$`,
      's',
    ),
    korean,
    isQuoted: Array.from(english.matchAll(/(.?)\{\*?\}/g), ([, before = '']) => "'(".includes(before) && before !== ''),
    isWrapper: english.includes('{*}'),
  }));

/** Else what has no Korean would count as the value of a shorter message. */
const SENTENCE = /[a-z] [a-z]+ [a-z]/;

function literalLength(english: string): number {
  return english.replace(/\{\*?\}/g, '').length;
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** An error of the content in Korean, or as it is where a part of it has no Korean. */
export function inKorean(error: string): string {
  const [, file, entry, id, said = error] = PLACE.exec(error) ?? [];
  const [, message = '', meant] = MEANT.exec(said) ?? [];
  const translated = translate(message);
  if (translated === undefined) return error;
  const place = file ? `${file}${entry ? say(', entry {} ({})', entry, id ?? '') : ''}: ` : '';
  return `${place}${translated}.${meant ? say('; did you mean {}?', meant) : ''}`;
}

const say = (english: string, ...values: string[]) =>
  (KOREAN[english] ?? english).replace(/\{(\d)\}/g, (_, at) => values[Number(at) - 1] ?? '');

function translate(message: string): string | undefined {
  for (const { matches, korean, isQuoted, isWrapper } of PATTERNS) {
    const parts = matches.exec(message)?.slice(1);
    if (!parts) continue;
    const inner = isWrapper ? translate(parts.at(-1) ?? '') : undefined;
    if (isWrapper && inner === undefined) continue;
    const values = isWrapper ? [...parts.slice(0, -1), inner] : parts;
    const written = isWrapper ? parts.slice(0, -1) : parts;
    if (written.some((value, at) => !isQuoted[at] && SENTENCE.test(value))) continue;
    return korean.replace(/\{(\d)\}/g, (_, at) => values[Number(at) - 1] ?? '');
  }
  // What is wrong, and what to do; a value may have the same sign.
  for (const { index } of message.matchAll(/; /g)) {
    const what = translate(message.slice(0, index));
    const cure = what === undefined ? undefined : translate(message.slice(index + 2));
    if (cure !== undefined) return `${what}. ${cure}`;
  }
  return undefined;
}

/** The language in which editors read errors: CONTENT_LANGUAGE, else that of the machine. Throws for another value. */
export function editorsLanguage(env: NodeJS.ProcessEnv = process.env): 'en' | 'ko' {
  const set = env.CONTENT_LANGUAGE || (Intl.DateTimeFormat().resolvedOptions().locale.startsWith('ko') ? 'ko' : 'en');
  if (set !== 'en' && set !== 'ko')
    throw new Error(`CONTENT_LANGUAGE is '${set}': give en or ko, or leave it unset for the machine's language`);
  return set;
}

/** The errors of the content as they are said, in the editor's language: how many, then each. Without any, that there is none. */
export function formatErrors(errors: readonly string[], language = editorsLanguage()): string {
  if (errors.length === 0) return language === 'ko' ? say('The content is valid.') : 'The content is valid.';
  const count = String(errors.length);
  return language === 'ko'
    ? `${say('{} error(s) in the content:', count)}\n  ${errors.map(inKorean).join('\n  ')}`
    : `${count} error(s) in the content:\n  ${errors.join('\n  ')}`;
}
