import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UntilDay } from './post-marks.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, values?: { date: string }) => [key, values?.date].filter(Boolean).join(' ') }),
}));

const day = <UntilDay until="2025-08-20" locale="en" />;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it.each([
  ['before it has ended in Seoul', '2025-08-20T14:59:59Z', 'ui.until August 20, 2025'],
  ['afterwards', '2025-08-20T15:00:00Z', 'ui.ended August 20, 2025'],
])('the document says the day alone; the app says that it is over: %s', async (_, now, shown) => {
  vi.setSystemTime(new Date(now));
  document.body.innerHTML = renderToString(day);
  expect(document.body.textContent).toBe('ui.until August 20, 2025');
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(document.body, day, { onRecoverableError }));
  expect(document.body.textContent).toBe(shown);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
