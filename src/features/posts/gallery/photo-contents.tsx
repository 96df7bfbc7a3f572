import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { AlbumPicture } from '#core/posts/post.ts';
import { resolveRoute } from '#core/site/guard.ts';
import { isComposing } from '#src/shared/dom/keys.ts';
import { useAppSelector } from '#src/state/store.ts';
import type { OverlayContentsProps, OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { useGetPostQuery } from '../posts-api.ts';
import { DownloadLink } from './download-link.tsx';
import style from './viewer.css?url';

export const look: OverlayModule['look'] = 'full';

/** A swipe shorter than this, in CSS pixels, is none. */
const SWIPE_DISTANCE = 50;

export function useHeading(number: string): string | undefined {
  const { t } = useTranslation('images');
  return usePictures()[Number(number) - 1] ? t('gallery') : undefined;
}

/** One picture of an album, as large as the screen; arrow keys, Home, End and swipes turn to another. */
export function Contents({ argument }: OverlayContentsProps) {
  const { t } = useTranslation(['images', 'common']);
  const navigate = useNavigate();
  const { state } = useLocation();
  const pictures = usePictures();
  const shown = Number(argument) - 1;
  const swipeStart = useRef<number>(undefined);
  const picture = pictures[shown];
  if (!picture) return null;
  const turn = (at: number) => {
    if (pictures[at]) navigate({ hash: `#photo-${at + 1}` }, { replace: true, preventScrollReset: true, state });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: pictures.length - 1 }[event.key];
    if (to === undefined || isComposing(event)) return;
    event.preventDefault();
    // A key that is held turns one picture: browsers refuse an address that changes too often.
    if (!event.repeat) turn(to);
  };
  const name = t('image', { n: shown + 1, total: pictures.length, caption: picture.caption });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same; the keys work wherever the focus is
    <div className="viewer" onKeyDown={onKeyDown}>
      <link rel="stylesheet" href={style} precedence="default" />
      <figure
        className="viewer-figure"
        onPointerDown={(event) => {
          swipeStart.current = event.clientX;
        }}
        onPointerUp={(event) => {
          const moved = event.clientX - (swipeStart.current ?? event.clientX);
          if (Math.abs(moved) > SWIPE_DISTANCE) turn(shown + (moved < 0 ? 1 : -1));
        }}
      >
        <div className="viewer-picture">
          <Picture key={picture.image.uuid} image={picture.image} sizes="96vw" first />
        </div>
        <figcaption className="viewer-caption" aria-live="polite">
          <span className="visually-hidden">{name}</span>
          <span aria-hidden="true">{picture.caption}</span>
          <span className="viewer-count" aria-hidden="true">{`${shown + 1} / ${pictures.length}`}</span>
        </figcaption>
      </figure>
      <button
        type="button"
        className="viewer-button viewer-previous"
        aria-label={t('previous')}
        disabled={shown === 0}
        onClick={() => turn(shown - 1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className="viewer-button viewer-next"
        aria-label={t('next')}
        disabled={shown === pictures.length - 1}
        onClick={() => turn(shown + 1)}
      >
        <Icon name="arrow" />
      </button>
      {picture.download && (
        <p className="viewer-download">
          <DownloadLink file={picture.download} label={t('download')} name={picture.caption} />
        </p>
      )}
    </div>
  );
}

const NO_PICTURES: readonly AlbumPicture[] = [];

function usePictures(): readonly AlbumPicture[] {
  const locale = useAppSelector((state) => state.locale.locale);
  const match = resolveRoute(useLocation().pathname);
  const id = (match.kind === 'page' && match.params.id) || '';
  const { data } = useGetPostQuery({ type: 'images', locale, id });
  return data?.gallery ?? NO_PICTURES;
}
