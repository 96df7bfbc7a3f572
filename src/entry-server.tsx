import { ViteReactSSG } from 'vite-react-ssg/single-page';
import type { PrerenderContext } from '#core/prerender/prerendered-page.ts';
import { renderPage } from './app/prerender/render-page.tsx';

/**
 * What vite-react-ssg calls for one page after another, at the addresses that the pipeline names (pipeline/prerender/prerender.ts). The
 * markup is rendered here, whole, and left in the context, and the pipeline builds the document around it (docs/decisions/0002-prerendering.md).
 */
export const createRoot = ViteReactSSG(undefined, async (context) => {
  if (!context.routePath) return;
  (context as PrerenderContext).page = await renderPage(context.routePath);
  context.app = null;
});
