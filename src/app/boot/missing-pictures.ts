import { ELEMENT_MARKS } from '#src/shared/dom/document-marks.ts';
import { whenParsed } from './document-moments.ts';

const { missing, underHeader } = ELEMENT_MARKS;
const PICTURELESS = 'data-pictureless';

/** Gives a picture that cannot be had the place of the fallback picture (src/ui/media/picture.module.css), whatever else starts. */
export function watchPictures(): void {
  const root = document.documentElement;
  for (const type of ['error', 'load'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof HTMLImageElement)) return;
        // On the next page, too, the picture below the header may come again.
        if (type === 'error' || target.hasAttribute(missing) || root.hasAttribute(PICTURELESS)) mark(target, type === 'error');
      },
      true,
    );
  // Those that failed before this script ran.
  whenParsed(() => {
    for (const image of document.images) if (image.complete && image.currentSrc && image.naturalWidth === 0) mark(image, true);
  });
}

function mark(image: HTMLImageElement, isMissing: boolean): void {
  image.toggleAttribute(missing, isMissing);
  // Its place stays as it is.
  image.style.aspectRatio = isMissing ? `${image.getAttribute('width')} / ${image.getAttribute('height')}` : '';
  // Where it lies below the header, that gets a ground of its own.
  document.documentElement.toggleAttribute(PICTURELESS, document.querySelector(`[${underHeader}] [${missing}]`) !== null);
}
