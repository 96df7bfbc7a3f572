import { MAX_WAIT_MS } from '../../../core/contact/outbox.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import {
  answerWith,
  contactForm,
  entries,
  field,
  fieldErrors,
  formReady,
  kept,
  openForm,
  outboxList,
  problem,
  question,
  REGISTERED,
  WRITTEN,
  write,
} from '../../support/contact-form.ts';
import { settled } from '../../support/settled.ts';
import { appReady, dailyInEnglish, expect, FULL, open, test } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

// What the server answers is played here; the server itself and the worker: outbox.spec.ts.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/Service Worker registration blocked/));

dailyInEnglish((locale) => {
  const words = wordsOf(locale, 'contact');
  const { message, v, form, waiting } = words;
  const ok = wordsOf(locale, 'messages').alert.confirm;
  const other = locale === 'en' ? 'ko' : 'en';
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

  test('what is there but wrong is said in an alert and beside it; that goes as it is corrected', async ({ page, base }) => {
    const requests = await answerWith(page, REGISTERED);
    await openForm(page, base, locale);
    await write(page, { ...WRITTEN, name: '김', email: 'jordan@example', phone: 'call me', message: 'short' });
    await send(page).click();
    await expect(alert(page)).toContainText(message.error.invalid);
    await confirm(page);
    await expect(field(page, 'name')).toBeFocused();
    await expect.poll(() => fieldErrors(page)).toEqual([v.name.length, v.phone.format, v.email.format, v.message.length]);
    await field(page, 'name').fill('김하늘');
    await expect(page.locator('#inquiry-name-note')).toBeHidden();
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
    await field(page, 'email').fill('');
    await field(page, 'phone').fill('');
    await expect(page.locator('#inquiry-phone-note')).toHaveText(words.fields.phone.help);
    await expect(page.locator('#inquiry-email-note')).toHaveText(v.email.required);
    expect(requests).toEqual([]);
  });

  test('the count follows the message and is said at 100, 20 and 0', { tag: FULL }, async ({ page, base }) => {
    await openForm(page, base, locale);
    const count = page.locator('#inquiry-message-count');
    const left = (n: string) => message.charsLeft.replace('{n}', n);
    const said = contactForm(page).getByRole('status').first();
    await expect(count).toHaveText(left('2,000'));
    await field(page, 'message').fill(`${'한'.repeat(10)}😀`);
    await expect(count).toHaveText(left('1,989'));
    await expect(said).toHaveText('');
    for (const [length, n] of [
      [1900, '100'],
      [1980, '20'],
      [2000, '0'],
    ] as const) {
      await field(page, 'message').fill('x'.repeat(length));
      await expect(said).toHaveText(left(n));
    }
    await field(page, 'message').fill('x'.repeat(2005));
    await expect(count).toHaveText(left('-5'));
    await expect(field(page, 'message')).toHaveValue('x'.repeat(2005));
    await send(page).click();
    await confirm(page);
    await expect(page.locator('#inquiry-message-note')).toHaveText(v.message.length);
  });

  test('a draft outlives a reload and the language switch, without the consents', async ({ page, base }) => {
    await openForm(page, base, locale);
    await write(page, WRITTEN);
    await page.reload();
    await expect(field(page, 'subject')).toHaveValue(WRITTEN.subject);
    expect(await entries(page)).toEqual(WRITTEN);
    await expect(page.getByText(form.kept)).toBeVisible();
    await page
      .locator('header')
      .getByRole('link', { name: other === 'en' ? /^ENG/ : /^KOR/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(field(page, 'subject')).toHaveValue(WRITTEN.subject);
    expect(await entries(page)).toEqual(WRITTEN);
    // Reading the policy above the form, and coming back to it, changes nothing.
    await field(page, 'privacyAgreement').check();
    await page.getByRole('link', { name: wordsOf(other, 'contact').form.terms }).click();
    const dialog = page.getByRole('dialog', { name: wordsOf(other, 'menu').items.privacy });
    await expect(dialog.getByRole('heading', { name: wordsOf(other, 'privacy').items['14'].heading })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(field(page, 'privacyAgreement')).toBeChecked();
    // A page further and back.
    await page.locator('footer').getByRole('link').first().click();
    await expect(contactForm(page)).toHaveCount(0);
    await page.goBack();
    await expect(field(page, 'message')).toHaveValue(WRITTEN.message);
  });

  test('the form asks before it is cleared, and forgets the draft', { tag: FULL }, async ({ page, base }) => {
    await openForm(page, base, locale);
    const clear = page.getByRole('button', { name: form.reset });
    await clear.click();
    await write(page, WRITTEN);
    await clear.click();
    const dialog = question(page, words.clear.question);
    await dialog.getByRole('button', { name: words.clear.no }).click();
    await expect(clear).toBeFocused();
    await expect(field(page, 'name')).toHaveValue(WRITTEN.name);
    await clear.click();
    await dialog.getByRole('button', { name: words.clear.yes }).click();
    await expect.poll(() => entries(page)).toEqual({});
    await expect(page.locator('#inquiry-message-count')).toHaveText(message.charsLeft.replace('{n}', '2,000'));
    await page.reload();
    await formReady(page);
    expect([await entries(page), (await kept(page)).draft]).toEqual([{}, null]);
  });

  test('an address may preselect a category; what the visitor chose stays', { tag: FULL }, async ({ page, base }) => {
    await openForm(page, base, locale, '?category=media');
    await expect(field(page, 'category')).toHaveValue('media');
    await field(page, 'category').selectOption('esg');
    await page.reload();
    await formReady(page);
    await expect(field(page, 'category')).toHaveValue('esg');
    await openForm(page, base, locale, '?category=partnership');
    await expect(field(page, 'category')).toHaveValue('partnership');
    await page.evaluate(() => localStorage.removeItem('site:draft'));
    await openForm(page, base, locale, '?category=nonsense');
    await expect(field(page, 'category')).toHaveValue('');
    // From a page of the site, within the app.
    await open(page, base + hrefFor(locale, 'partnerships'));
    await page.locator('main a[href*="category=partnership"]').first().click();
    await expect(field(page, 'category')).toHaveValue('partnership');
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

  test('a refusal of the server comes back to its fields; mended, it is another inquiry', async ({ page, base, consoleErrors }) => {
    consoleErrors.allow(/status of 422/);
    const requests = await answerWith(
      page,
      problem(422, [
        { pointer: '/subject', code: 'length', detail: 'Too long.' },
        { pointer: '/country', code: 'required', detail: 'None.' },
      ]),
      REGISTERED,
    );
    await openForm(page, base, locale);
    await write(page, WRITTEN);
    await send(page).click();
    await confirm(page);
    await expect(field(page, 'country')).toBeFocused();
    await expect.poll(() => fieldErrors(page)).toEqual([v.country.required, v.subject.length]);
    expect((await kept(page)).outbox).toEqual([]);
    await send(page).click();
    await expect(alert(page)).toContainText(message.success);
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  test('403: told, and the entries stay', { tag: FULL }, async ({ page, base, consoleErrors }) => {
    consoleErrors.allow(/status of 403/);
    await answerWith(page, problem(403));
    await openForm(page, base, locale);
    await write(page, WRITTEN);
    await send(page).click();
    await expect(alert(page)).toContainText(message.error.server);
    await confirm(page);
    expect(await entries(page)).toEqual({ ...WRITTEN, privacyAgreement: 'true' });
    expect((await kept(page)).outbox).toEqual([]);
  });

  for (const [name, answer, isOffline, tag] of [
    ['503', problem(503), false, FULL],
    ['429 with a pause asked for', problem(429, [], { 'retry-after': '120' }), false, FULL],
    ['408', problem(408), false, FULL],
    ['425', problem(425), false, FULL],
    ['a portal’s 404', { status: 404, contentType: 'text/html', body: '<h1>Log in</h1>' }, false, FULL],
    ['a portal’s 200', { status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }, false, FULL],
    ['no network', 'abort' as const, true, []],
  ] as const) {
    test(`${name}: stored on the device, told, and listed`, { tag: [tag].flat() }, async ({ page, context, base, consoleErrors }) => {
      consoleErrors.allow(/status of (?:4|5)\d\d|Failed to load resource|ERR_/);
      const requests = await answerWith(page, answer);
      await openForm(page, base, locale);
      await write(page, WRITTEN);
      if (isOffline) await context.setOffline(true);
      await send(page).click();
      await expect(alert(page)).toContainText(isOffline ? waiting.savedOffline : waiting.savedLater);
      expect((await kept(page)).draft).toBeNull();
      await confirm(page);
      await expect.poll(() => entries(page)).toEqual({});
      const list = outboxList(page, locale);
      await expect(list).toContainText(WRITTEN.subject);
      await expect(list).toContainText(waiting.state.waiting);
      const { outbox } = await kept(page);
      expect(outbox).toMatchObject([{ state: 'waiting', attempts: 1, key: requests[0]?.headers['idempotency-key'] ?? outbox[0]?.key }]);
    });
  }

  test('what waits can be edited, deleted, and sent by hand', { tag: FULL }, async ({ page, base, consoleErrors }) => {
    consoleErrors.allow(/status of 5\d\d/);
    const requests = await answerWith(page, problem(503), problem(503), problem(503), REGISTERED);
    await openForm(page, base, locale);
    const list = outboxList(page, locale);
    for (const subject of ['First subject', 'Second subject']) {
      await write(page, { ...WRITTEN, subject });
      await send(page).click();
      await confirm(page);
      await expect(list).toContainText(subject);
      // The form is cleared after the confirmation, a moment after the alert has closed.
      await expect(field(page, 'subject')).toHaveValue('');
    }
    // Not while something else is being written, unless the visitor says so.
    await field(page, 'name').fill('Somebody');
    await page.getByRole('button', { name: `${waiting.edit}: First subject` }).click();
    const replace = question(page, waiting.replaceQuestion);
    await replace.getByRole('button', { name: waiting.replaceNo }).click();
    await expect(field(page, 'name')).toHaveValue('Somebody');
    await page.getByRole('button', { name: `${waiting.edit}: First subject` }).click();
    await replace.getByRole('button', { name: waiting.replaceYes }).click();
    await expect(list).not.toContainText('First subject');
    expect(await entries(page)).toEqual({ ...WRITTEN, subject: 'First subject' });
    await expect(field(page, 'category')).toBeFocused();
    // Unchanged, it is the same inquiry.
    await field(page, 'privacyAgreement').check();
    await send(page).click();
    await confirm(page);
    await expect(list).toContainText('First subject');
    expect(requests[2]?.headers['idempotency-key']).toBe(requests[0]?.headers['idempotency-key']);

    await page.getByRole('button', { name: `${waiting.delete}: Second subject` }).click();
    const remove = question(page, waiting.deleteQuestion);
    await remove.getByRole('button', { name: waiting.delete }).click();
    await expect(list.locator('li')).toHaveCount(1);
    await expect(list.getByRole('heading', { level: 2 })).toBeFocused();

    await page.getByRole('button', { name: `${waiting.send}: First subject` }).click();
    await expect(alert(page)).toContainText(message.success);
    await confirm(page);
    await expect(list).toBeHidden();
    expect(requests).toHaveLength(4);
    await expect.poll(async () => (await kept(page)).outbox).toEqual([]);
  });

  test('after seven days it comes back and says so, on whatever page', { tag: FULL }, async ({ page, base, consoleErrors }) => {
    consoleErrors.allow(/status of 5\d\d/);
    await answerWith(page, problem(503));
    await openForm(page, base, locale);
    await write(page, WRITTEN);
    await send(page).click();
    await confirm(page);
    await page.clock.setFixedTime(Date.now() + MAX_WAIT_MS + 60_000);
    await open(page, base + hrefFor(locale, 'ceo'));
    // There it leads to the form.
    await question(page, waiting.returned).getByRole('button', { name: waiting.returnedNo }).click();
    await page.reload();
    await appReady(page);
    await open(page, base + hrefFor(locale, 'contact'));
    await expect(outboxList(page, locale)).toContainText(waiting.state.expired);
    await expect(alert(page)).toBeHidden();
    expect((await kept(page)).outbox).toMatchObject([{ state: 'returned' }]);
  });

  test('where nothing can be stored, it is sent at once or stays in the form, and leaving asks', { tag: FULL }, async ({
    page,
    base,
    context,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Failed to load resource|ERR_/);
    await context.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => ({
          open: () => {
            throw new DOMException('no', 'SecurityError');
          },
        }),
      });
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        if (name !== 'site:draft' && name !== 'site:outbox') setItem.call(this, name, value);
      };
    });
    await answerWith(page, 'abort', REGISTERED);
    await openForm(page, base, locale);
    await write(page, WRITTEN);
    await context.setOffline(true);
    await send(page).click();
    await expect(alert(page)).toContainText(message.error.offline);
    await confirm(page);
    expect(await entries(page)).toEqual({ ...WRITTEN, privacyAgreement: 'true' });
    await context.setOffline(false);
    // Within the site the site asks, outside of it the browser.
    const address = page.url();
    await page.locator('footer').getByRole('link').first().click();
    await question(page, message.leave.question).getByRole('button', { name: message.leave.no }).click();
    await expect(page).toHaveURL(address);
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await send(page).click();
    await expect(alert(page)).toContainText(message.success);
  });
});

test('two tabs learn at the same moment that the network is back: it is sent once', { tag: FULL }, async ({
  context,
  base,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const { message, form, waiting } = wordsOf('en', 'contact');
  const keys: string[] = [];
  let answer = () => {};
  const bothTry = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/api/v1/inquiries', async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key'] ?? '');
    if (keys.length === 1) return route.abort();
    await bothTry;
    return route.fulfill(REGISTERED);
  });
  const one = await context.newPage();
  await openForm(one, base, 'en');
  await write(one, WRITTEN);
  await one.getByRole('button', { name: form.submit }).click();
  await expect(one.getByRole('alertdialog')).toContainText(waiting.savedLater);
  await one.getByRole('alertdialog').getByRole('button').click();
  // A tab on another page sends as well, by the flag alone.
  const two = await context.newPage();
  await Promise.all([one.evaluate(() => dispatchEvent(new Event('online'))), open(two, base + hrefFor('en', 'ceo'))]);
  await expect.poll(() => keys.length).toBe(2);
  await settled(two);
  answer();
  await expect(outboxList(one, 'en')).toBeHidden();
  await expect(two.getByRole('alertdialog')).toContainText(message.success);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(await kept(one)).toEqual({ outbox: [], draft: null, flag: null });
});
