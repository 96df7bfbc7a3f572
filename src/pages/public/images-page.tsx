import { useTranslation } from 'react-i18next';
import { PHONE } from '#core/site/constants.ts';
import { shortDate } from '#core/site/dates.ts';
import { hrefFor } from '#core/site/urls.ts';
import type { ItemsProps } from '#src/features/posts/list/post-list.tsx';
import { useCategoryName } from '#src/features/posts/post-marks.tsx';
import { Compounds } from '#src/ui/layout/text.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { createListPage } from './create-list-page.tsx';
import s from './lists.module.css';

export const Component = createListPage('images', AlbumItems);

function AlbumItems({ locale, list }: ItemsProps) {
  const { t } = useTranslation('images');
  const nameOf = useCategoryName('images');
  return (
    <ul className={s.grid}>
      {list.items.map((album) => (
        <Reveal as="li" key={album.id}>
          <article className={s.card}>
            {album.image && (
              <div className={s.picture}>
                <Picture image={album.image} sizes={`${PHONE} 92vw, 27rem`} />
              </div>
            )}
            <h2 className={s.title}>
              <a className="whole" href={hrefFor(locale, 'imageAlbum', { id: album.id })}>
                {album.title}
              </a>
            </h2>
            <p className={s.summary}>
              <Compounds text={album.summary} />
            </p>
            <p className={s.meta}>
              <span>{nameOf(album.category)}</span>
              <time dateTime={album.date}>{shortDate(album.date, locale)}</time>
              {album.count !== undefined && <span>{t('count', { count: album.count })}</span>}
            </p>
          </article>
        </Reveal>
      ))}
    </ul>
  );
}
