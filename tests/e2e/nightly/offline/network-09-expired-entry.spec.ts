import { hrefFor } from '../../../../core/site/urls.ts';
import { test } from '../../../support/deployment.ts';
import { expect, open } from '../../../support/site-test.ts';

const SECOND = 1000;

test('what a visitor searched for is gone from the device once it has expired, with the next page, whichever that is', async ({
  deployment,
  page,
}) => {
  await open(page, deployment.url + hrefFor('en', 'ceo'));
  const store = (expire: number) =>
    page.evaluate((entry) => localStorage.setItem('site:searches', entry), JSON.stringify({ value: { en: ['adc'] }, expire }));
  const kept = () => page.evaluate(() => localStorage.getItem('site:searches'));
  await store(Date.now() + 60 * SECOND);
  await open(page, deployment.url + hrefFor('en', 'company'));
  expect(await kept()).toContain('adc');
  await store(Date.now() - SECOND);
  await open(page, deployment.url + hrefFor('en', 'company'));
  await expect.poll(kept).toBeNull();
});
