import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE } from '#core/site/constants.ts';
import type { ImageAsset } from '#core/site/image.ts';
import type { Locale } from '#core/site/locales.ts';
import { hasPage, type PageId } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './cards.module.css';
import type { Ordered } from './text.tsx';

interface Card {
  title: string;
  text?: string;
  image?: ImageAsset;
  drawing?: ReactNode;
  /** The page that the whole card leads to; beside the arrow at its foot stands `cta`, by default 'Learn More'. */
  page?: PageId;
  cta?: string;
}

/** Cards of equal rank; as many beside each other as `columns` says where there is room. Five stand as two above three. A page that is left out has none. */
export function Cards({ items, columns = 3 }: { items: Ordered<Card>; columns?: 2 | 3 | 4 | 5 }) {
  const { t, i18n } = useTranslation();
  const shown = Object.values(items).filter(({ page }) => !page || hasPage(page));
  return (
    <ul className={`${s.cards} ${s[`of${columns}`]}`}>
      {shown.map(({ title, text, image, drawing, page, cta = t('ui.learnMore') }) => (
        <li key={title}>
          <Reveal className={s.card}>
            {image && (
              <div className={s.picture}>
                <Picture image={image} sizes={`${PHONE} 92vw, 33rem`} />
              </div>
            )}
            {drawing}
            <h3>
              {page ? (
                <a className={`whole ${s.link}`} href={hrefFor(i18n.language as Locale, page)}>
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            {text && <p className={s.text}>{text}</p>}
            {page && (
              <p className={s.sign} aria-hidden="true">
                {cta}
                <Icon name="arrow" />
              </p>
            )}
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
