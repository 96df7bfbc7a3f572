import { createContext } from 'react';
import type { PreloadImage } from '#core/prerender/prerendered-page.ts';

/** While a page is prerendered: hears of its first large picture, which the document preloads. */
export const ImagePreloadContext = createContext<((image: PreloadImage) => void) | undefined>(undefined);
