import type { Page } from '@playwright/test';
import type { Locale } from '../../core/site/locales.ts';
import { wordsOf } from './words-of.ts';

/** Opens the line of a list's filters, which is closed at first. */
export async function openFilters(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('search').getByText(wordsOf(locale, 'common').ui.filter, { exact: true }).click();
}
