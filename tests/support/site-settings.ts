import type { Page } from '@playwright/test';
import type { Locale } from '../../core/site/locales.ts';
import { wordsOf } from './words-of.ts';

/** Opens the site settings of the footer, with the app or without it; by key: the cookie banner may lie above the button. */
export async function openSettings(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: wordsOf(locale, 'common').ui.siteSettings }).press('Enter');
}
