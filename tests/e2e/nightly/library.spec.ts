import { readFileSync, statSync } from 'node:fs';
import { hrefFor } from '../../../core/site/urls.ts';
import { DIST } from '../../../pipeline/paths.ts';
import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use({ ...WITHOUT_WORKER, hasAnsweredBanner: true });

const locale = 'en';
const images = wordsOf(locale, 'images');
const { ui } = wordsOf(locale, 'common');

test('an album: pictures in a viewer that keys turn, back closes, and a link opens', async ({ page, base }) => {
  const album = JSON.parse(readFileSync(`${DIST}/site/data/images/adc-facility.${locale}.json`, 'utf8'));
  const total = album.gallery.length;
  const address = base + hrefFor(locale, 'imageAlbum', { id: 'adc-facility' });
  await open(page, address);
  const links = page.getByRole('list', { name: images.gallery }).getByRole('link', { name: /^Image \d/ });
  await expect(links).toHaveCount(total);
  await links.nth(1).focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: images.gallery });
  await expect(viewer).toBeVisible();
  await expect(page).toHaveURL(`${address}#photo-2`);
  await expect(viewer).toContainText(album.gallery[1].caption);
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText(album.gallery[2].caption);
  await expect(page).toHaveURL(`${address}#photo-3`);
  await page.keyboard.press('End');
  await expect(viewer.getByRole('button', { name: images.next })).toBeDisabled();
  await page.keyboard.press('Home');
  await expect(viewer.getByRole('button', { name: images.previous })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(links.nth(1)).toBeFocused();

  await open(page, `${address}#photo-3`);
  await page.reload();
  await expect(viewer).toContainText(album.gallery[2].caption);
  const downloaded = page.waitForEvent('download');
  await viewer.getByRole('link', { name: `${images.download} (${album.gallery[2].caption})` }).click();
  const { url, bytes } = album.gallery[2].download;
  expect((await downloaded).suggestedFilename()).toBe(url.slice(url.lastIndexOf('/') + 1));
  expect(statSync(await (await downloaded).path()).size).toBe(bytes);
  await viewer.getByRole('button', { name: ui.close, exact: true }).click();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(address);
});
