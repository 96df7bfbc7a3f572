import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { PageId } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { openFilters } from '../../tests/support/open-filters.ts';
import { settled } from '../../tests/support/settled.ts';
import { open } from '../../tests/support/site-test.ts';
import { CPU_SLOWDOWN, dismissOffers } from './measure.ts';

export interface Interaction {
  name: string;
  page: PageId;
  target: string;
  prepare?: (page: Page) => Promise<unknown>;
  isPhone?: boolean;
}

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'filter',
    page: 'newsroom',
    target: 'form button[type=submit]',
    prepare: async (page) => {
      await openFilters(page, 'en');
      await page.selectOption('select[name=year]', '2024');
    },
  },
  { name: 'page turn', page: 'newsroom', target: 'main nav a[href*="page=2"]' },
  { name: 'tab', page: 'social', target: '[role=tab][aria-selected=false]' },
  { name: 'menu', page: 'company', target: 'header button[popovertarget]', isPhone: true },
  { name: 'language switch', page: 'company', target: `header a[href="${hrefFor('ko', 'company')}"]` },
  { name: 'overlay', page: 'contact', target: `footer a[href="${hrefFor('en', 'privacy')}"]` },
];

/** The longest time from an input of the interaction to the next frame, in milliseconds: its Interaction to Next Paint, on a slow processor. */
export async function measureInteraction(context: BrowserContext, base: string, interaction: Interaction): Promise<number> {
  await dismissOffers(context);
  const page = await context.newPage();
  await open(page, base + hrefFor('en', interaction.page));
  const target = page.locator(interaction.target).locator('visible=true').first();
  await target.scrollIntoViewIfNeeded();
  await interaction.prepare?.(page);
  await target.hover();
  await settled(page, 2500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.interactionId) durations.push(entry.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return durations;
  });
  await target.click();
  await pause(1500);
  // A quicker one is not reported.
  return times.evaluate((durations) => Math.max(16, ...durations));
}
