import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFormValuesAcrossReload } from './use-form-values-across-reload.ts';

function Filters({ applied }: { applied: string }) {
  const form = useRef<HTMLFormElement>(null);
  useFormValuesAcrossReload(form);
  return (
    <form key={applied} ref={form}>
      <input id="q" aria-label="Search" defaultValue="" />
    </form>
  );
}

let root: Root;
const field = () => document.querySelector('input') as HTMLInputElement;
const render = (applied: string) => act(async () => root.render(<Filters applied={applied} />));

beforeEach(() => {
  sessionStorage.setItem('site:entries', JSON.stringify({ address: location.pathname + location.search, values: { q: 'campus' } }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('restores a form once, and again when React replaces it; stores what is entered when the page goes', async () => {
  await render('');
  expect(field().value).toBe('campus');
  field().value = '';
  await render('');
  expect(field().value).toBe('');
  await render('sort=asc');
  expect(field().value).toBe('campus');
  field().value = 'antibody';
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('site:entries')).toContain('"q":"antibody"');
});
