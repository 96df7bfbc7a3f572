import { act, memo, use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShellRouter } from '../navigation/router-state.tsx';
import { PageBoundary } from './page-boundary.tsx';

vi.mock('../navigation/use-after-navigation.ts', () => ({ useQueryOfAddress: () => undefined }));

let root: Root | undefined;
let release: () => void;
let loading: Promise<void>;
let router: ReturnType<typeof createMemoryRouter>;
const errors: unknown[] = [];
const main = () => document.querySelector('main') as HTMLElement;
const input = () => document.querySelector('input') as HTMLInputElement;

function Address() {
  const { pathname, hash } = useLocation();
  return <p>{pathname + hash}</p>;
}
function DocumentPage({ waits }: { waits: boolean }) {
  if (waits) use(loading);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input id="field" onKeyDown={() => main().setAttribute('data-key', '')} />
    </form>
  );
}
const routesOf = (waits: boolean) => [
  { path: '/next', element: <h1>next</h1> },
  { path: '*', element: <DocumentPage waits={waits} /> },
];
/** What stands around the page, and the page. */
const Frame = memo(function Frame({ of }: { of: typeof router }) {
  return (
    <>
      <ShellRouter router={of}>
        <Address />
      </ShellRouter>
      <main>
        <PageBoundary router={of}>
          <RouterProvider router={of} useTransitions={false} />
        </PageBoundary>
      </main>
    </>
  );
});

beforeEach(async () => {
  delete document.documentElement.dataset.app;
  loading = new Promise((resolve) => {
    release = resolve;
  });
  errors.length = 0;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Frame of={createMemoryRouter(routesOf(false))} />);
  router = createMemoryRouter(routesOf(true));
  await act(async () => {
    root = hydrateRoot(container, <Frame of={router} />, { onRecoverableError: (error) => errors.push(error) });
  });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

describe('a page whose code is not there', () => {
  it('keeps the markup of the document, with what is typed in it, whatever the address becomes, and is hydrated from it', async () => {
    const field = input();
    field.value = 'typed';
    await act(() => router.navigate('#search'));
    await act(() => router.navigate(-1));
    await act(() => router.navigate('#privacy', { replace: true }));
    expect([document.querySelector('p')?.textContent, input()]).toEqual(['/#privacy', field]);
    await act(async () => release());
    expect([input(), field.value, errors]).toEqual([field, 'typed', []]);
    field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect(main().hasAttribute('data-key')).toBe(true);
  });
  it('leaves its links and forms to the browser', async () => {
    const onSubmit = vi.fn((event: Event) => event.defaultPrevented);
    addEventListener('submit', onSubmit, { capture: true, once: true });
    const isSent = document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(isSent).toBe(true);
  });
  it('gives way to the next page without an error', async () => {
    await act(() => router.navigate('/next'));
    expect([main().textContent, errors]).toEqual(['next', []]);
    await act(async () => release());
    expect([main().textContent, errors]).toEqual(['next', []]);
  });
});
