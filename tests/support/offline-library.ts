import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { LibraryItem, SavedLibrary } from '../../core/build/library.ts';
import type { Locale } from '../../core/site/locales.ts';
import { fileSize } from '../../core/site/sizes.ts';
import { SITE } from '../../pipeline/paths.ts';
import { openSettings } from './site-settings.ts';
import { expect } from './site-test.ts';
import { wordsOf } from './words-of.ts';

/** What can be saved, as the build wrote it. */
export function builtItem(id: string): LibraryItem {
  const { items } = JSON.parse(readFileSync(`${SITE}/data/library.${id.slice(0, 2)}.json`, 'utf8')) as SavedLibrary;
  const item = items.find((one) => one.id === id);
  if (!item) throw new Error(`the library has no ${id}`);
  return item;
}

/** An item's size as the dialog prints it. */
export function sizeOf({ id, bytes }: LibraryItem): string {
  return fileSize(bytes, id.slice(0, 2) as Locale);
}

/** Opens the library by its link in the site settings. */
export async function openLibrary(page: Page, locale: Locale): Promise<Locator> {
  const words = wordsOf(locale, 'offline');
  await openSettings(page, locale);
  await page.getByRole('contentinfo').getByRole('link', { name: words.title }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The button that saves an item, in its group. */
export async function saveButton(dialog: Locator, { id, kind, title }: LibraryItem): Promise<Locator> {
  const words = wordsOf(id.slice(0, 2) as Locale, 'offline');
  const button = dialog
    .getByRole('region', { name: words.offers.heading })
    .getByRole('button', { name: `${words.actions.save}: ${title}, ` });
  if (kind === 'site') return button;
  const details = dialog.locator('details').filter({ has: dialog.page().getByText(words.groups[kind], { exact: true }) });
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  return button;
}

/** Saves an item and waits until it is whole. */
export async function saveItem(page: Page, id: string): Promise<void> {
  const item = builtItem(id);
  const locale = id.slice(0, 2) as Locale;
  const dialog = await openLibrary(page, locale);
  await (await saveButton(dialog, item)).click();
  await expect(dialog.getByRole('status')).toHaveText(wordsOf(locale, 'offline').outcome.saved.replace('{title}', item.title), {
    timeout: 60_000,
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** The lines of what is saved. */
export function savedLines(dialog: Locator, locale: Locale): Locator {
  return dialog.getByRole('region', { name: wordsOf(locale, 'offline').saved.heading }).getByRole('listitem');
}

/** Addresses that the cache of saved things holds. */
export function savedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('site-saved-v1')).keys();
    return requests.map(({ url }) => url.slice(location.origin.length)).filter((path) => path !== '/saved.json');
  });
}
