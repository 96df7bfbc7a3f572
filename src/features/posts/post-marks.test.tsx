import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrate } from '#tests/support/mount.tsx';
import { UntilDay } from './post-marks.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, values?: { date: string }) => [key, values?.date].filter(Boolean).join(' ') }),
}));

const day = <UntilDay until="2025-08-20" locale="en" />;

afterEach(() => void vi.useRealTimers());

it.each([
  ['before it has ended in Seoul', '2025-08-20T14:59:59Z', 'ui.until August 20, 2025'],
  ['afterwards', '2025-08-20T15:00:00Z', 'ui.ended August 20, 2025'],
])('the document says the day alone; the app says that it is over: %s', async (_, now, shown) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  expect(renderToStaticMarkup(day).replace(/<[^>]+>/g, '')).toBe('ui.until August 20, 2025');
  await hydrate(day);
  expect(document.body.textContent).toBe(shown);
});
