import inputs from 'site:inputs';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AlbumPicture } from '#core/posts/post.ts';
import { fallbackWidth, imageUrl } from '#core/site/image.ts';
import { PHONE } from '#core/site/media-queries.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './gallery.module.css';

/** Half of the grid; the whole of it for the first of an odd number. */
const HALF = `${PHONE} 92vw, 41rem`;
const WIDE = `${PHONE} 92vw, 81rem`;

/** The pictures of an album. Each leads to itself in full; with the app that is an overlay, whose number stands in the address. */
export function Gallery({ pictures }: { pictures: readonly AlbumPicture[] }) {
  const { t } = useTranslation('images');
  const navigate = useNavigate();
  return (
    <ul className={s.gallery} aria-label={t('gallery')}>
      {pictures.map(({ image, caption }, at) => (
        <Reveal as="li" key={image.uuid}>
          <figure>
            <a
              className={s.picture}
              href={imageUrl(inputs.assets, image.uuid, image, fallbackWidth(image), 'jpg')}
              aria-label={t('image', { n: at + 1, total: pictures.length, caption })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                navigate({ hash: `#photo-${at + 1}` }, { preventScrollReset: true, state: { isOpenedHere: true } });
              }}
            >
              <Picture image={image} sizes={at === 0 && pictures.length % 2 === 1 ? WIDE : HALF} first={at === 0} />
            </a>
            <figcaption className={s.caption}>{caption}</figcaption>
          </figure>
        </Reveal>
      ))}
    </ul>
  );
}
