import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { getPage } from '#core/site/pages.ts';
import { TopFirst } from './headed-page.tsx';
import { CurrentPage } from './page-module.ts';

const mounted = vi.fn();
const MOUNT = (element: Element | null) => {
  if (element) mounted(element.textContent);
};
const page = { page: getPage('company'), locale: 'en' as const, params: {} };
const routes = [
  {
    element: (
      <CurrentPage value={page}>
        <Outlet />
      </CurrentPage>
    ),
    children: [
      { path: '/', element: null },
      {
        path: '/page',
        element: (
          <TopFirst>
            <h1 ref={MOUNT}>top</h1>
            <p ref={MOUNT}>middle</p>
            <p ref={MOUNT}>foot</p>
          </TopFirst>
        ),
      },
    ],
  },
];

async function show(to: string, ...entries: string[]): Promise<string[]> {
  mounted.mockClear();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  const router = createMemoryRouter(routes, { initialEntries: entries });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<RouterProvider router={router} />));
  const shown: string[] = [];
  new MutationObserver(() => shown.push(container.textContent ?? '')).observe(container, { childList: true, subtree: true });
  await act(async () => (to === 'back' ? router.navigate(-1) : router.navigate(to)));
  await vi.waitFor(() => expect(container.textContent).toBe('topmiddlefoot'));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  await act(async () => root.unmount());
  return shown;
}

it('a followed link shows the top first, then the rest beside it: nothing is made twice', async () => {
  expect((await show('/page', '/'))[0]).toBe('top');
  expect(mounted.mock.calls.flat()).toEqual(['top', 'middle', 'foot']);
});

it.each([
  ['back', '/page', '/'],
  ['/page#foot', '/'],
])('all is there at once where a place is to be found: %s', async (to, ...entries) => {
  expect((await show(to, ...entries))[0]).toBe('topmiddlefoot');
});
