import { escapeHtml } from '../../core/html/escape.ts';
import type { PreloadImage } from '../../core/prerender/prerendered-page.ts';

/** Links that fetch the first large picture early. Where one source has a media query, the other's excludes it: one picture is loaded. */
export function renderImagePreloads({ sources }: PreloadImage): string {
  const queried = sources.find(({ media }) => media)?.media;
  return sources
    .map(({ srcset, sizes, media = queried && `not all and ${queried}` }) => {
      const query = media ? ` media="${escapeHtml(media)}"` : '';
      return `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}"${query} fetchpriority="high">`;
    })
    .join('');
}
