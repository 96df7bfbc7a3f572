import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCache } from '#src/shared/dom/local-cache.ts';
import { mount } from '#tests/support/mount.tsx';
import { countVisit, InstallSlot } from './install-slot.tsx';

vi.mock('./install-offer.tsx', () => ({ InstallOffer: () => 'offer' }));

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21);
beforeEach(() => localStorage.clear());

describe('countVisit', () => {
  it('counts a load as a new visit after half an hour without one', () => {
    const loads = [0, 1, 30, 59.9, 60, 89, 119, 24 * 60];
    expect(loads.map((at) => countVisit(START + at * MINUTE))).toEqual([1, 1, 1, 1, 1, 1, 2, 3]);
  });
  it('forgets after 90 days without a visit', () => {
    countVisit(START);
    expect(countVisit(START + 91 * 24 * 60 * MINUTE)).toBe(1);
  });
  it('starts anew where what is stored cannot be read', () => {
    localStorage.setItem('site:visits', '{"value":7}');
    expect(countVisit(START)).toBe(1);
  });
});

it.each([
  ['the first visit', 0, ''],
  ['the second', 1, 'offer'],
])('on %s, after %i others, the page has %j', async (_name, visits, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  writeCache('visits', { count: visits, at: 0 }, 1e6);
  await mount(<InstallSlot />);
  await act(async () => void vi.advanceTimersByTime(8000));
  vi.useRealTimers();
  await act(() => vi.dynamicImportSettled());
  expect(document.body.textContent).toBe(expected);
  vi.unstubAllGlobals();
});
