import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { getPage, type PageId } from '#core/site/pages.ts';
import { CurrentPage } from '#src/pages/page-module.ts';
import { useQueryOfAddress } from './use-query-of-address.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Probe() {
  useQueryOfAddress();
  return null;
}

/** How often the loader of a hydrated page runs at an address. */
async function countLoads(id: PageId, search: string): Promise<number> {
  const loader = vi.fn(() => null);
  const current = { page: getPage(id), locale: 'en' as const, params: {} };
  const element = (
    <CurrentPage.Provider value={current}>
      <Probe />
    </CurrentPage.Provider>
  );
  const router = createMemoryRouter([{ id: 'page', path: '/', loader, element }], {
    initialEntries: [`/${search}`],
    hydrationData: { loaderData: { page: null } },
  });
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  await act(async () => root.unmount());
  return loader.mock.calls.length;
}

describe('the query of the first address', () => {
  it.each([
    ['newsroom', '?page=2', 1],
    ['newsroom', '', 0],
    ['company', '?utm_source=x', 0],
  ] as const)('at %s with %j runs the loader %i times', async (id, search, count) => {
    expect(await countLoads(id, search)).toBe(count);
  });
});
