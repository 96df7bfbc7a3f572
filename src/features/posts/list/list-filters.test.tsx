import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ListFilters } from './list-filters.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'en' } }) }));

it('a late answer to the address before does not take back what was sent meanwhile', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const onApply = vi.fn();
  const show = (q: string, years: string[]) =>
    act(async () => root.render(<ListFilters type="notice" query={q ? { q } : {}} categories={[]} years={years} onApply={onApply} />));
  const field = () => document.querySelector('input[name=q]') as HTMLInputElement;
  const send = () =>
    act(async () => {
      document.querySelector('form')?.requestSubmit();
    });
  await show('', []);
  field().value = 'a';
  await send();
  await show('a', []);
  field().value = 'ad';
  await send();
  expect(onApply).toHaveBeenLastCalledWith(expect.objectContaining({ q: 'ad' }));
  // The years come with the answer to the first search.
  await show('a', ['2026']);
  expect(field().value).toBe('ad');
  await show('ad', ['2026']);
  expect(field().value).toBe('ad');
  // The address is followed: back to the search before.
  await show('a', ['2026']);
  expect(field().value).toBe('a');
  await act(async () => root.unmount());
});
