import { hrefFor } from '../../../core/site/urls.ts';
import { contactForm, entries, field, openForm, WRITTEN, write } from '../../support/contact-form.ts';
import { appReady, expect, FULL, test } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

// Alerts, sending and the draft's storage: src/features/contact/*.test.ts(x). The server itself and the worker: outbox.spec.ts.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/Service Worker registration blocked/));

const locale = 'ko';
const { form } = wordsOf(locale, 'contact');
const other = 'en';

test('a draft outlives a reload and the language switch, without the consents', async ({ page, base }) => {
  await openForm(page, base, locale);
  await write(page, WRITTEN);
  await page.reload();
  await expect(field(page, 'subject')).toHaveValue(WRITTEN.subject);
  expect(await entries(page)).toEqual(WRITTEN);
  await expect(page.getByText(form.kept)).toBeVisible();
  await page.locator('header').getByRole('link', { name: /^ENG/ }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(field(page, 'subject')).toHaveValue(WRITTEN.subject);
  expect(await entries(page)).toEqual(WRITTEN);
  // Reading the policy above the form, and coming back to it, changes nothing.
  await field(page, 'privacyAgreement').check();
  await page.getByRole('link', { name: wordsOf(other, 'contact').form.terms }).click();
  const dialog = page.getByRole('dialog', { name: wordsOf(other, 'menu').items.privacy });
  await expect(dialog.getByRole('heading', { name: wordsOf(other, 'privacy').items['15'].heading })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(field(page, 'privacyAgreement')).toBeChecked();
  // A page further and back.
  await page.locator('footer').getByRole('link').first().click();
  await expect(contactForm(page)).toHaveCount(0);
  await page.goBack();
  await expect(field(page, 'message')).toHaveValue(WRITTEN.message);
});

test('what is written while the app has not come outlives a reload; sent by the browser, it is gone', async ({
  page,
  base,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route(/\/assets\/app-/, (route) => route.abort());
  await page.goto(`${base}${hrefFor(locale, 'contact')}`);
  await write(page, WRITTEN);
  await page.reload();
  expect(await entries(page)).toEqual(WRITTEN);
  await field(page, 'privacyAgreement').check();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page).toHaveURL(/contactUs\/sent/);
  // Only now: an app that starts while the button is held sends the inquiry itself.
  await page.unroute(/\/assets\/app-/);
  await page.reload();
  await appReady(page);
  await openForm(page, base, locale);
  expect(await entries(page)).toEqual({});
});

test('a long message is on paper whole', { tag: FULL }, async ({ page, base }) => {
  await openForm(page, base, locale);
  await field(page, 'message').fill(Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`).join('\n'));
  await page.emulateMedia({ media: 'print' });
  const [shown, whole] = await field(page, 'message').evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
  expect(shown).toBe(whole);
});
