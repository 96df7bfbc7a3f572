// Vite-react-ssg asks for it dynamically; here it comes with the entry, one request earlier.
import 'react-dom/client';
import { ViteReactSSG } from 'vite-react-ssg/single-page';
import { App, LiveApp } from './app/app.tsx';
import { prepareBrowser } from './app/prepare-browser.ts';
import { listPaths, prerenderPage } from './app/prerender.tsx';

export const includedRoutes = listPaths;

/** One entry, two lives: the prerenderer asks for one page after another, a browser starts the page it stands on. */
export const createRoot = ViteReactSSG(<LiveApp />, async (context) => {
  if (context.isClient) {
    await prepareBrowser();
  } else if (import.meta.env.SSR && context.routePath) {
    const { view, store, url, document } = await prerenderPage(context.routePath);
    context.app = <App view={view} store={store} url={url} />;
    Object.assign(context, { document });
  }
});
