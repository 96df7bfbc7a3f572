import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlbumPicture } from '#core/posts/post.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import s from './viewer.module.css';

interface Props {
  pictures: readonly AlbumPicture[];
  /** From 0. */
  shown: number;
  onTurn: (at: number) => void;
  onClose: () => void;
}

/** One picture of an album, as large as the screen; arrow keys, Home and End turn, Escape closes. */
export function Viewer({ pictures, shown, onTurn, onClose }: Props) {
  const { t } = useTranslation(['images', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<number>(undefined);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const picture = pictures[shown];
  if (!picture) return null;
  const turn = (at: number) => {
    if (at >= 0 && at < pictures.length) onTurn(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: pictures.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  };
  const name = t('image', { n: shown + 1, total: pictures.length, caption: picture.caption });
  return (
    <dialog
      ref={dialog}
      className={s.viewer}
      aria-label={t('gallery')}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <figure
        className={s.figure}
        onPointerDown={(event) => {
          start.current = event.clientX;
        }}
        onPointerUp={(event) => {
          const moved = event.clientX - (start.current ?? event.clientX);
          if (Math.abs(moved) > 50) turn(shown + (moved < 0 ? 1 : -1));
        }}
      >
        <div className={s.picture}>
          <Picture key={picture.image.uuid} image={picture.image} sizes="96vw" first />
        </div>
        <figcaption className={s.caption} aria-live="polite">
          <span className="visually-hidden">{name}</span>
          <span aria-hidden="true">{picture.caption}</span>
          <span className={s.count} aria-hidden="true">
            {shown + 1} / {pictures.length}
          </span>
        </figcaption>
      </figure>
      <button type="button" className={`${s.button} ${s.close}`} aria-label={t('common:ui.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <button
        type="button"
        className={`${s.button} ${s.previous}`}
        aria-label={t('previous')}
        disabled={shown === 0}
        onClick={() => turn(shown - 1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={`${s.button} ${s.next}`}
        aria-label={t('next')}
        disabled={shown === pictures.length - 1}
        onClick={() => turn(shown + 1)}
      >
        <Icon name="arrow" />
      </button>
    </dialog>
  );
}
