import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '#core/site/image.ts';
import { PHONE } from '#core/site/media-queries.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './cards.module.css';

interface Card {
  title: string;
  text?: string;
  image?: ImageAsset;
  /** In place of a picture. */
  drawing?: ReactNode;
  /** Where the whole card leads; beside the arrow at its foot stands `cta`, by default 'Learn More'. */
  href?: string;
  cta?: string;
}

/** Cards of equal rank; as many beside each other as `columns` says where there is room. Five stand as two above three. */
export function Cards({ items, columns = 3 }: { items: readonly Card[]; columns?: 2 | 3 | 4 | 5 }) {
  const { t } = useTranslation();
  return (
    <ul className={`${s.cards} ${s[`of${columns}`]}`}>
      {items.map(({ title, text, image, drawing, href, cta = t('ui.learnMore') }) => (
        <li key={title}>
          <Reveal className={s.card}>
            {image && (
              <div className={s.picture}>
                <Picture image={image} sizes={`${PHONE} 92vw, 33rem`} />
              </div>
            )}
            {drawing}
            <h3>
              {href ? (
                <a className={s.link} href={href}>
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            {text && <p className={s.text}>{text}</p>}
            {href && (
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
