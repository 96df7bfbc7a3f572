import { contactForm, entries, openForm, WRITTEN, write } from '../../../support/contact-form.ts';
import { BROKEN, test } from '../../../support/deployment.ts';
import { expect, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

const policy = wordsOf('en', 'privacy');

test.beforeEach(async ({ consoleErrors }) => consoleErrors.allow(BROKEN));

for (const state of ['down', 'silent'] as const) {
  test(`the policy that the form links to, on a network that is ${state}: read from the offline kit, above the form, which keeps every word`, async ({
    deployment,
    page,
  }) => {
    await openForm(page, deployment.url, 'en');
    await workerReady(page);
    await write(page, WRITTEN);
    const written = await entries(page);
    await deployment.setNetwork(state);
    await contactForm(page).getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible({ timeout: 11_000 });
    await expect(page).toHaveURL(/contactUs#privacy$/);
    await expect(dialog.getByRole('heading').first()).toHaveText(policy.heading);
    await expect(dialog).toContainText(policy.items['1'].heading);
    await dialog.getByRole('button').first().click();
    await expect(dialog).toBeHidden();
    expect(await entries(page)).toEqual(written);
  });
}
