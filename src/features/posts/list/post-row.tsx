import type { PostItem, RelatedPost } from '#core/posts/post.ts';
import { PHONE } from '#core/site/constants.ts';
import { shortDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { getPostPages, type PostType } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { Compounds } from '#src/ui/layout/text.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { UntilDay, useCategoryName } from '../post-marks.tsx';
import s from './post-row.module.css';

interface Props {
  type: PostType;
  locale: Locale;
  post: RelatedPost & Partial<Pick<PostItem, 'summary' | 'image' | 'until'>>;
  /** A teaser has no summary, and its picture is small. */
  teaser?: boolean;
  /** `lead` and `half` have their picture above the words, over the whole width or half of it. */
  size?: 'row' | 'lead' | 'half';
  /** A teaser has the lower one, since it stands below a heading. */
  heading?: 'h2' | 'h3';
}

const SIZES = { row: '20rem', half: '40rem', lead: '81rem' } as const;

/** A post in a list: the whole row leads to it, its title is the link's name. */
export function PostRow({ type, locale, post, teaser = false, size = 'row', heading: Heading = teaser ? 'h3' : 'h2' }: Props) {
  const nameOf = useCategoryName(type);
  const detail = getPostPages(type).detail;
  return (
    <article className={`${s.row} ${teaser ? s.teaser : ''} ${size === 'row' ? '' : s[size]}`}>
      {/* First, since it stands above the words on phones: where the parser pauses, they would be painted before it, and move. */}
      {post.image && (
        <div className={s.picture}>
          <Picture image={post.image} sizes={`${PHONE} 100vw, ${teaser ? '14rem' : SIZES[size]}`} first={size === 'lead'} decorative />
        </div>
      )}
      <p className={s.meta}>
        <span className={s.category}>{nameOf(post.category)}</span>
        <time dateTime={post.date}>{shortDate(post.date, locale)}</time>
        {post.until && <UntilDay until={post.until} locale={locale} />}
      </p>
      <div>
        <Heading className={s.title}>
          <a className={`whole ${s.link}`} href={detail && hrefFor(locale, detail.id, { id: post.id })}>
            <Compounds text={post.title} />
          </a>
        </Heading>
        {!teaser && post.summary && (
          <p className={s.summary}>
            <Compounds text={post.summary} />
          </p>
        )}
      </div>
    </article>
  );
}
