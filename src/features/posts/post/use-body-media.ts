import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showPendingPicture } from '#src/ui/media/show-pending-picture.ts';

/** Pictures and films of a compiled body: the fallback in place of a picture that cannot be had, captions when a film first plays. */
export function useBodyMedia(body: RefObject<HTMLElement | null>, html: string): void {
  const { t, i18n } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other elements
  useEffect(() => {
    const element = body.current;
    if (!element?.querySelector('figure')) return;
    const replace = (target: EventTarget | null) => {
      if (target instanceof HTMLImageElement && !target.src.endsWith('.svg')) showPendingPicture(target, t('ui.imagePending'));
    };
    const onError = ({ target }: Event) => replace(target);
    // A default track would be fetched with the page (pipeline/content/body-media.ts).
    const onPlay = ({ target }: Event) => {
      for (const track of (target as HTMLVideoElement).textTracks) if (track.language === i18n.language) track.mode = 'showing';
    };
    // Neither event bubbles.
    element.addEventListener('error', onError, true);
    element.addEventListener('play', onPlay, { capture: true, once: true });
    // It may have failed before the app ran.
    for (const image of element.querySelectorAll('img')) if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image);
    return () => {
      element.removeEventListener('error', onError, true);
      element.removeEventListener('play', onPlay, true);
    };
  }, [html]);
}
