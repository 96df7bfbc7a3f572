import { prerender } from 'react-dom/static';
import { HelmetProvider } from 'react-helmet-async';
import { afterAll, expect, it, vi } from 'vitest';

vi.mock('site:posts', () => ({ readIndex: () => undefined, readPost: () => undefined }));
vi.mock('../../pages/utility/accessibility-page.tsx', () => ({
  loader: undefined,
  Component: () => {
    throw new TypeError('no words');
  },
}));

// As at build, where there is no document. What React and Helmet have of the page that threw would be in the files that follow.
HelmetProvider.canUseDOM = false;
afterAll(async () => {
  HelmetProvider.canUseDOM = true;
  await prerender(null);
});

const { renderPage } = await import('./render-page.tsx');

it('a page that throws, which React leaves to the browser within a Suspense boundary, ends the build with its address and cause', async () => {
  await expect(renderPage('/en/accessibility')).rejects.toThrow('/en/accessibility cannot be rendered: TypeError: no words');
});
