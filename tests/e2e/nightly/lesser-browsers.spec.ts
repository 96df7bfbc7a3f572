import { BROWSER_ARGS } from '../../../playwright.config.ts';
import { findChromium, findHeadlessShell } from '../../../scripts/find-chromium.mjs';
import { WRITTEN, write } from '../../support/contact-form.ts';
import { cookieBanner } from '../../support/cookie-banner.ts';
import { appReady, expect, test } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

// A preview over plain http in a company's network, and browsers that lack or refuse a part of the platform.
test.use({
  launchOptions: {
    executablePath: findHeadlessShell() ?? findChromium(),
    args: [...BROWSER_ARGS, '--host-resolver-rules=MAP preview.test 127.0.0.1'],
  },
});

const BROWSERS: [name: string, host: string, change: () => void][] = [
  // It has no worker, no locks, no caches and no clipboard.
  ['over plain http', 'preview.test', () => undefined],
  ['without BroadcastChannel', 'localhost', () => Reflect.deleteProperty(window, 'BroadcastChannel')],
  [
    'whose storage is null',
    'localhost',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
    },
  ],
];

for (const [name, host, change] of BROWSERS) {
  test(`a browser ${name} sends an inquiry, takes a choice, and says what it cannot copy`, async ({ page, base, consoleErrors }) => {
    consoleErrors.allow(/Cross-Origin-Opener-Policy header has been ignored/);
    const origin = base.replace('localhost', host);
    await page.addInitScript(change);
    await page.goto(`${origin}/en/contactUs`);
    await appReady(page);
    await cookieBanner(page)
      .getByRole('button', { name: wordsOf('en', 'messages').cookie.accept })
      .click();
    await expect(cookieBanner(page)).toBeHidden();
    await write(page, WRITTEN);
    await page.locator('#inquiry-privacyAgreement').check();
    await page.locator('[data-contact-form] button[type="submit"]').click();
    await expect(page.getByRole('alertdialog', { name: wordsOf('en', 'contact').message.success })).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button').click();

    await page.goto(`${origin}/en/public/newsroom/20240516-songdo-groundbreaking`);
    await appReady(page);
    await page.getByRole('button', { name: wordsOf('en', 'common').ui.copyLink }).click();
    const { copied, copyFailed } = wordsOf('en', 'messages').link;
    await expect(page.getByRole('alertdialog')).toContainText(new RegExp(`${copied}|${copyFailed}`));
  });
}
