import inputs from 'site:inputs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { AlbumPicture } from '#core/posts/post.ts';
import { fallbackWidth, imageUrl } from '#core/site/image.ts';
import { Picture } from '#src/ui/picture.tsx';
import s from './gallery.module.css';
import { Viewer } from './viewer.tsx';

/** State of a picture that was opened from its own page: closing goes back to it, and nothing scrolls. */
const OPENED = { still: true, opened: true };
const HASH = /^#image-(\d+)$/;

/**
 * The pictures of an album. Each leads to itself in full; with the app that is a viewer above the page, whose picture
 * stands in the address, so that back closes it and a link can be shared.
 */
export function Gallery({ pictures }: { pictures: readonly AlbumPicture[] }) {
  const { t } = useTranslation('images');
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  // The document was rendered without the address's hash.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const shown = isMounted ? Number(HASH.exec(hash)?.[1] ?? 0) : 0;
  const go = (n: number, options: { replace?: boolean; state: unknown }) => navigate({ hash: n ? `#image-${n}` : '' }, options);
  return (
    <>
      <ul className={s.gallery} aria-label={t('gallery')}>
        {pictures.map(({ image, caption }, at) => (
          <li key={image.uuid}>
            <figure>
              <a
                className={s.picture}
                href={imageUrl(inputs.assets, image.uuid, image, fallbackWidth(image), 'jpg')}
                aria-label={t('image', { n: at + 1, total: pictures.length, caption })}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  go(at + 1, { state: OPENED });
                }}
              >
                <Picture image={image} sizes="(max-width: 720px) 92vw, 41rem" first={at === 0} />
              </a>
              <figcaption className={s.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {pictures[shown - 1] && (
        <Viewer
          pictures={pictures}
          shown={shown - 1}
          onTurn={(at) => go(at + 1, { replace: true, state })}
          // Opened by a link from elsewhere there is nothing to go back to.
          onClose={() => ((state as typeof OPENED | null)?.opened ? navigate(-1) : go(0, { replace: true, state: OPENED }))}
        />
      )}
    </>
  );
}
