import type { Post } from '../../core/posts/post.ts';
import type { Locale } from '../../core/site/locales.ts';

/** All that a post says, once: summary, body, what only phones are shown, captions. */
export function postText(post: Pick<Post, 'summary' | 'pc_content_text' | 'mobile_content_text' | 'gallery'>, locale: Locale): string {
  const { summary, pc_content_text: pc, mobile_content_text: mobile, gallery = [] } = post;
  const body = tidy(pc);
  const onlyMobile = sentencesOf(tidy(mobile), locale).filter((sentence) => !body.includes(sentence));
  const captions = gallery.map(({ caption }) => tidy(caption)).join(' · ');
  const first = body.startsWith(tidy(summary)) ? '' : tidy(summary);
  return [first, body, ...onlyMobile, captions].filter(Boolean).join(' ');
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function sentencesOf(text: string, locale: Locale): string[] {
  return [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}
