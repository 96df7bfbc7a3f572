import { LOCALES, type Locale } from '../../core/site/locales.ts';
import type { PostType } from '../../core/site/pages.ts';

/** What a new post's files hold below the front matter (`npm run new:post`). A post that is shown must hold more. */
export const SAMPLE_BODY = { en: 'Write the text here.', ko: '여기에 본문을 작성합니다.' };
export const SAMPLE_ERROR = 'the body is still the sample; write the text, or set draft: true in both files';

/** What a new post is made of. Texts are in both languages; the rest belongs to the post. */
export interface NewPost {
  type: PostType;
  id: string;
  category: string;
  /** `2026-01-31` */
  date: string;
  title: Record<Locale, string>;
  summary: Record<Locale, string>;
  /** Names from content/media/media.json. */
  image?: string;
  /** Pictures of an album; captions are what is known of each, for the writer to make better. */
  gallery?: readonly { image: string; caption: Record<Locale, string> }[];
  /** A folder of content/films, or a video elsewhere with its length (`2:40`). */
  film?: string;
  external?: { url: string; length: string };
  /** Names of PDFs in the folder of a brochure's post. */
  pdf?: Partial<Record<Locale, string>>;
  draft: boolean;
  publishAt?: string;
}

/** `2026-05-16`, `Work begins: phase 2` → `20260516-work-begins-phase-2`, at most 60 letters, cut between words. */
export function idFor(date: string, title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let id = date.replaceAll('-', '');
  for (const word of words) {
    if (id.length + 1 + word.length > 60) break;
    id += `-${word}`;
  }
  return id;
}

/** The texts of both files, which name the same fields in the same order. */
export function newPostTexts(post: NewPost): Record<Locale, string> {
  const textOf = (locale: Locale) => {
    const lines = [
      `title: ${quoted(post.title[locale])}`,
      `summary: ${quoted(post.summary[locale])}`,
      `category: ${post.category}`,
      `date: ${post.date}`,
      post.image && `image: ${post.image}`,
      post.gallery && 'gallery:',
      ...(post.gallery ?? []).map(({ image, caption }) => `  - { image: ${image}, caption: ${quoted(caption[locale])} }`),
      post.film && `film: ${post.film}`,
      post.external && `external: { url: ${quoted(post.external.url)}, length: ${quoted(post.external.length)} }`,
      post.pdf?.[locale] && `pdf: ${quoted(post.pdf[locale])}`,
      post.draft && 'draft: true',
      post.publishAt && `publishAt: ${post.publishAt}`,
    ].filter(Boolean);
    // Albums say what they have to say in captions.
    return `---\n${lines.join('\n')}\n---\n${post.type === 'images' ? '' : `${SAMPLE_BODY[locale]}\n`}`;
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, textOf(locale)])) as Record<Locale, string>;
}

/** In YAML's double quotes, which hold any text on one line. */
function quoted(text: string): string {
  return JSON.stringify(text.trim().replace(/\s+/g, ' '));
}
