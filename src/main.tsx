import { startTransition } from 'react';
import { createRoot as createReactRoot, hydrateRoot } from 'react-dom/client';
import { ViteReactSSG } from 'vite-react-ssg/single-page';
import { App, LiveApp } from './app/app.tsx';
import { prepareBrowser } from './app/prepare-browser.ts';
import { listPaths, prerenderPage } from './app/prerender.tsx';

export const includedRoutes = listPaths;

/**
 * One entry, two lives. The prerenderer asks for one page after another through vite-react-ssg; a browser starts the
 * page it stands on by itself, two kilobytes lighter than through the generator's client (docs/decisions). Not in the task
 * that evaluates the chunk, which is long enough as it is.
 */
export const createRoot = import.meta.env.SSR ? prerenderer() : void setTimeout(start);

function prerenderer() {
  return ViteReactSSG(undefined, async (context) => {
    if (!context.routePath) return;
    const { view, store, url, document } = await prerenderPage(context.routePath);
    context.app = <App view={view} store={store} url={url} />;
    Object.assign(context, { document });
  });
}

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('the document has no #root');
  // The build puts it into every document.
  if (import.meta.env.DEV) await import('./styles/base.css');
  await prepareBrowser();
  if (container.firstElementChild) startTransition(() => void hydrateRoot(container, <LiveApp />));
  else createReactRoot(container).render(<LiveApp />);
}
