import { contactForm, entries, field, fieldErrors, kept, openForm, REGISTERED, WRITTEN, write } from '../../support/contact-form.ts';
import { expect, test } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

// What the server answers is played here; the server itself and the worker: outbox.spec.ts.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/Service Worker registration blocked/));

const locale = 'ko';
const words = wordsOf(locale, 'contact');
const { message, v, form } = words;
const ok = wordsOf(locale, 'messages').alert.confirm;
const other = 'en';
const send = (page: import('@playwright/test').Page) => page.getByRole('button', { name: form.submit });
const alert = (page: import('@playwright/test').Page) => page.getByRole('alertdialog');
const confirm = (page: import('@playwright/test').Page) => alert(page).getByRole('button', { name: ok, exact: true }).click();

test('the alerts come in the spec’s order, then the focus goes to the first fault', async ({ page, base }) => {
  await openForm(page, base, locale);
  await send(page).click();
  // The message to the letter; how many fields need attention, and which comes first, describes it.
  await expect(alert(page)).toHaveAccessibleName(message.error.required);
  const faults = message.faults_other.replace('{count}', '8').replace('{first}', words.fields.category.label);
  await expect(alert(page)).toHaveAccessibleDescription(faults);
  await expect(alert(page).locator('p')).toHaveText([message.error.required, faults]);
  await confirm(page);
  await expect(field(page, 'category')).toBeFocused();
  for (const name of ['category', 'name', 'company', 'country', 'email', 'subject', 'message', 'privacyAgreement']) {
    await expect(page.locator(`#inquiry-${name}-note`), name).toHaveText(v[name].required);
    await expect(field(page, name), name).toHaveAttribute('aria-invalid', 'true');
    expect((await field(page, name).getAttribute('aria-describedby'))?.split(' ')).toContain(`inquiry-${name}-note`);
  }
  expect(await fieldErrors(page)).toHaveLength(8);

  await write(page, WRITTEN, { agree: false });
  await send(page).click();
  await expect(alert(page).locator('p')).toHaveText([message.error.privacy]);
  await page.keyboard.press('Escape');
  await expect(field(page, 'privacyAgreement')).toBeFocused();
  await expect.poll(() => fieldErrors(page)).toEqual([v.privacyAgreement.required]);
  await page.keyboard.press('Space');
  await expect.poll(() => fieldErrors(page)).toEqual([]);
});

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

test('sent once, told in the spec’s words, then cleared', async ({ page, base }) => {
  const requests: { body: unknown; headers: Record<string, string> }[] = [];
  let answer = () => {};
  await page.route('**/api/v1/inquiries', async (route) => {
    requests.push({ body: route.request().postDataJSON(), headers: await route.request().allHeaders() });
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill(REGISTERED);
  });
  await openForm(page, base, locale);
  await write(page, { ...WRITTEN, jobTitle: ' ', name: '  김하늘 ' });
  await field(page, 'marketingAgreement').check();
  await send(page).click();
  await expect(contactForm(page).getByRole('status').last()).toHaveText(message.sending);
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await send(page).click({ force: true });
  await field(page, 'subject').press('Enter');
  // Stored before it is sent.
  expect((await kept(page)).outbox).toMatchObject([{ state: 'waiting', key: requests[0]?.headers['idempotency-key'] }]);
  answer();
  await expect(alert(page)).toContainText(message.success);
  await expect(alert(page)).toContainText(/[\dA-F]{4}-[\dA-F]{4}/);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body).toEqual({ ...WRITTEN, locale, privacyAgreement: true, marketingAgreement: true });
  const { headers } = requests[0] as (typeof requests)[0];
  expect([headers.accept, headers['content-type'], headers.authorization]).toEqual(['application/json', 'application/json', undefined]);
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await field(page, 'message').inputValue()).toBe(WRITTEN.message);
  await confirm(page);
  await expect(field(page, 'message')).toHaveValue('');
  await expect.poll(() => entries(page)).toEqual({});
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false');
  await expect.poll(() => kept(page)).toEqual({ outbox: [], draft: null, flag: null });
});
