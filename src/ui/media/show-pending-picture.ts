import s from './picture.module.css';

/** The fallback picture in the place of one that cannot be had, for compiled HTML, which React does not render. */
export function showPendingPicture(image: HTMLImageElement, words: string): void {
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  // The place keeps its size.
  image.style.aspectRatio = `${image.width} / ${image.height}`;
  image.className = s.fallback ?? '';
  image.alt = words;
  image.src = '/image-pending.svg';
}
