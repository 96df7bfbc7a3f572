import { useTranslation } from 'react-i18next';
import type { Post } from '#core/posts/post.ts';
import type { Locale } from '#core/site/locales.ts';
import { Neighbours } from '#src/features/posts/post/neighbours.tsx';
import { useWayBack } from '#src/features/posts/post/use-way-back.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import s from './post-foot.module.css';

/** Where a reader goes on from a post: to its neighbours, or back to the list. */
export function PostFoot({ post, locale }: { post: Post; locale: Locale }) {
  const { t } = useTranslation();
  const wayBack = useWayBack(post.type, locale);
  return (
    <>
      <Neighbours post={post} locale={locale} />
      <p className={s.back}>
        <ButtonLink href={wayBack}>{t('ui.list')}</ButtonLink>
      </p>
    </>
  );
}
