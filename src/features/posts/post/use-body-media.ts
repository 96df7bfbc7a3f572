import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showPendingPicture } from '#src/ui/media/show-pending-picture.ts';

/** Pictures and films of a compiled body: the fallback in place of a picture that cannot be had, captions when a film first plays. */
export function useBodyMedia(body: RefObject<HTMLElement | null>, html: string): void {
  const { t, i18n } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other elements, and the listeners go with the old ones
  useEffect(() => {
    for (const image of body.current?.querySelectorAll('img') ?? []) {
      const replace = () => showPendingPicture(image, t('ui.imagePending'));
      // It may have failed before the app ran.
      if (image.complete && image.currentSrc && image.naturalWidth === 0) replace();
      else image.addEventListener('error', replace, { once: true });
    }
    for (const video of body.current?.querySelectorAll('video') ?? []) {
      // A default track would be fetched with the page (pipeline/content/body-media.ts). Later the visitor may have turned it off.
      const showCaptions = () => {
        for (const track of video.textTracks) if (track.language === i18n.language) track.mode = 'showing';
      };
      video.addEventListener('play', showCaptions, { once: true });
    }
  }, [html]);
}
