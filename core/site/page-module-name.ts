import type { PageId } from './pages.ts';

/**
 * File name of the module in src/pages that shows a page, without its folder: `imageAlbum` is shown by
 * `image-album-page.tsx`, in whichever folder below src/pages that file lies.
 */
export function pageModuleName(id: PageId): string {
  return `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
}
