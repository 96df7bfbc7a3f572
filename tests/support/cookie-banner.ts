import type { Locator, Page } from '@playwright/test';
import { LOCALES } from '../../core/site/locales.ts';
import { wordsOf } from './words-of.ts';

const NAMES = LOCALES.map((locale) => wordsOf(locale, 'common').a11y.cookieBanner as string);

/** The banner that asks about cookies, in either language. */
export const cookieBanner = (page: Page): Locator => page.getByRole('region', { name: new RegExp(`^(?:${NAMES.join('|')})$`) });
