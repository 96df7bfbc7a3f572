import { prerender } from 'react-dom/static';
import { afterAll, expect, it, vi } from 'vitest';

vi.mock('site:posts', () => ({ readIndex: () => undefined, readPost: () => undefined }));
vi.mock('../../pages/utility/accessibility-page.tsx', () => ({
  loader: undefined,
  Component: () => {
    throw new TypeError('no words');
  },
}));

// What React has of the page that threw, such as its router, would be around the elements of the files that follow.
afterAll(() => prerender(null));

const { renderPage } = await import('./render-page.tsx');

it('a page that throws, which React leaves to the browser within a Suspense boundary, ends the build with its address and cause', async () => {
  await expect(renderPage('/en/accessibility')).rejects.toThrow('/en/accessibility cannot be rendered: TypeError: no words');
});
