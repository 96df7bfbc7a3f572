import type { Page } from '@playwright/test';
import type { PageId } from '../../core/site/pages.ts';
import { wordsOf } from '../../tests/support/words-of.ts';

/** What a visitor does to a page, until its outcome can be seen. */
export interface InteractionCase {
  name: string;
  page: PageId;
  /** Brings it on the screen, before the machine is slowed down. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

/** Milliseconds between button down and up, as of a hand. At once, all events of the click would wait for one frame, as no visitor makes them. */
const HELD = { delay: 80 };
const { ui } = wordsOf('en', 'common');
const { code } = wordsOf('en', 'governance');
const search = wordsOf('en', 'search');
const tab = (page: Page) => page.getByRole('tab', { name: code.employees.title });
const field = (page: Page) => page.locator('main').getByRole('searchbox', { name: search.label });

/** Clicks and keys of a real browser, in English on a phone. */
export const INTERACTIONS: readonly InteractionCase[] = [
  {
    name: 'menu',
    page: 'ceo',
    act: async (page) => {
      await page.locator('button[popovertarget="menu"]').click(HELD);
      await page.locator('#menu:popover-open').waitFor();
    },
  },
  {
    name: 'tab',
    page: 'governance',
    prepare: (page) => tab(page).scrollIntoViewIfNeeded(),
    act: async (page) => {
      await tab(page).click(HELD);
      await page.locator('#code-employees').waitFor();
    },
  },
  {
    name: 'list filter',
    page: 'newsroom',
    prepare: async (page) => {
      await page.locator('main form details summary').click();
      await page.getByLabel(ui.filterYear).selectOption('2024');
      await page.getByRole('button', { name: ui.filterApply }).scrollIntoViewIfNeeded();
    },
    act: async (page) => {
      await page.getByRole('button', { name: ui.filterApply }).click(HELD);
      await page.waitForURL(/year=2024/);
    },
  },
  {
    name: 'search',
    page: 'search',
    prepare: (page) => field(page).focus(),
    act: async (page) => {
      await page.keyboard.type('adc');
      await page.keyboard.press('Enter');
      await page.locator('main mark').first().waitFor();
    },
  },
];
