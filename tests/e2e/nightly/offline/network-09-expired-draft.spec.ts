import { hrefFor } from '../../../../core/site/urls.ts';
import { kept, WRITTEN } from '../../../support/contact-form.ts';
import { test } from '../../../support/deployment.ts';
import { expect, open } from '../../../support/site-test.ts';

const SECOND = 1000;

test('a draft past its seven days is gone from the device with the next page, whichever that is', async ({ deployment, page }) => {
  await open(page, deployment.url + hrefFor('en', 'ceo'));
  const store = (expire: number) =>
    page.evaluate((draft) => localStorage.setItem('site:draft', draft), JSON.stringify({ value: { values: WRITTEN }, expire }));
  await store(Date.now() + 60 * SECOND);
  await open(page, deployment.url + hrefFor('en', 'company'));
  expect((await kept(page)).draft).toContain(WRITTEN.email);
  await store(Date.now() - SECOND);
  await open(page, deployment.url + hrefFor('en', 'company'));
  await expect.poll(async () => (await kept(page)).draft).toBeNull();
});
