import type { PageId } from '#core/site/pages.ts';
import type { OverlayModule } from '#src/ui/feedback/overlay-module.ts';

interface Overlay {
  /** The hash with its `#`; its first group is the argument. */
  hash: RegExp;
  load: () => Promise<OverlayModule>;
  namespaces: readonly string[];
  /** The only page that has it; all pages where none is named. */
  page?: PageId;
}

/** Every overlay of the site: a hash of the page that is below, and the module that shows it. */
const OVERLAYS: readonly Overlay[] = [
  { hash: /^#search$/, namespaces: ['search'], load: () => import('#src/features/search/search-contents.tsx') },
  { hash: /^#privacy$/, namespaces: ['privacy'], load: () => import('#src/pages/utility/privacy-page.tsx') },
  { hash: /^#cookies$/, namespaces: ['cookies'], load: () => import('#src/pages/utility/cookies-page.tsx') },
  { hash: /^#sitemap$/, namespaces: ['sitemap'], load: () => import('#src/pages/utility/sitemap-page.tsx') },
  { hash: /^#partnerships$/, namespaces: ['partnerships'], load: () => import('#src/pages/utility/partnerships-page.tsx') },
  {
    hash: /^#leader-([\w-]+)$/,
    page: 'leadership',
    namespaces: ['leadership'],
    load: () => import('#src/pages/about/leadership-page.tsx'),
  },
  {
    hash: /^#photo-(\d+)$/,
    page: 'imageAlbum',
    namespaces: ['images'],
    load: () => import('#src/features/posts/gallery/photo-contents.tsx'),
  },
];

export interface AddressedOverlay extends Overlay {
  argument: string;
}

export function findOverlay(hash: string, page: PageId): AddressedOverlay | undefined {
  for (const overlay of OVERLAYS) {
    const match = overlay.hash.exec(hash);
    if (!match || (overlay.page && overlay.page !== page)) continue;
    return { ...overlay, argument: match[1] ?? '' };
  }
  return undefined;
}
