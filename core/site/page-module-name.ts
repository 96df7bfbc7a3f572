import type { PageId } from './pages.ts';

/** File name of the module that shows a page: `imageAlbum` has `image-album-page.tsx`, in any folder below src/pages. */
export function pageModuleName(id: PageId): string {
  return `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
}
