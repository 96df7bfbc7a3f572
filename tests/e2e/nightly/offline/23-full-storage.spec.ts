import { test } from '../../../support/deployment.ts';
import { builtItem, openLibrary, saveButton, savedFiles, savedLines, saveItem } from '../../../support/offline-library.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

const words = wordsOf('en', 'offline');
const post = builtItem('en/notice/20260601-browser-support');
const film = builtItem('en/videos/songdo-flythrough');
const full = words.outcome.full.replace('{title}', film.title);

for (const isKnown of [true, false]) {
  test(`no room ${isKnown ? 'by the browser’s estimate' : 'found out while saving'}: said clearly, nothing half saved, the site works`, async ({
    deployment,
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/QuotaExceeded/);
    // Browsers may tell a page more than there is, so as not to be told apart by it; the quota is the real one in both cases.
    if (isKnown)
      await page.addInitScript(() => Object.assign(navigator.storage, { estimate: async () => ({ usage: 1e9, quota: 1e9 + 3e5 }) }));
    await open(page, `${deployment.url}/en`);
    await workerReady(page);
    await saveItem(page, post.id);
    const before = await savedFiles(page);
    const session = await page.context().newCDPSession(page);
    const { usage } = await session.send('Storage.getUsageAndQuota', { origin: deployment.url });
    await session.send('Storage.overrideQuotaForOrigin', { origin: deployment.url, quotaSize: Math.ceil(usage) + 300_000 });

    const dialog = await openLibrary(page, 'en');
    const asked = deployment.seen.length;
    await (await saveButton(dialog, film)).click();
    await expect(dialog.getByRole('status')).toHaveText(full, { timeout: 30_000 });
    if (isKnown) expect(deployment.seen.slice(asked).filter(({ path }) => path.startsWith('/films/'))).toEqual([]);
    await expect(savedLines(dialog, 'en')).toHaveCount(1);
    await expect(savedLines(dialog, 'en')).toContainText(post.title);
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await expect.poll(async () => (await savedFiles(page)).sort()).toEqual(before.sort());

    // All else works.
    await page.keyboard.press('Escape');
    // Closing goes back in the history; another navigation meanwhile would be ended by that.
    await expect(page).toHaveURL(`${deployment.url}/en`);
    await open(page, `${deployment.url}/en/esg/environment`);
    await expect(page.locator('h1')).toHaveText(wordsOf('en', 'environment').heading);

    // With room again it can be saved.
    await session.send('Storage.overrideQuotaForOrigin', { origin: deployment.url });
    if (!isKnown) await saveItem(page, film.id);
  });
}
