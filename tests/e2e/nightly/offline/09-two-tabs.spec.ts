import { entries, openForm, WRITTEN, write } from '../../../support/contact-form.ts';
import { buildsIn, checkForUpdate, countLoads, test } from '../../../support/deployment.ts';
import { installClock, passTime, settled } from '../../../support/settled.ts';
import { expect, open, WHOLE_BROWSER, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test.use(WHOLE_BROWSER);

const locale = 'en';
const words = wordsOf(locale, 'update');

test('an update waits for the visitor; agreed to in one tab, it reloads each tab once, no tab mixes builds, and the form keeps its text', async ({
  deployment,
  page,
  context,
}) => {
  await installClock(page);
  await open(page, `${deployment.url}/${locale}`);
  await workerReady(page);
  const form = await context.newPage();
  await openForm(form, deployment.url, locale);
  await deployment.deploy('B');
  const tabs = [page, form];
  const loads = tabs.map(countLoads);
  await checkForUpdate(page);
  for (const tab of tabs) await expect(tab.getByText(words.ready)).toBeVisible();
  await write(form, WRITTEN, { agree: false });
  await settled(page);
  for (const tab of tabs) expect(await buildsIn(tab)).toEqual(['A']);
  expect(loads.map((count) => count())).toEqual([0, 0]);

  await page.getByRole('button', { name: words.refresh }).click();
  for (const count of loads) await expect.poll(count, { timeout: 15_000 }).toBe(1);
  for (const tab of tabs) await workerReady(tab);
  await passTime(page, 5000);
  expect(loads.map((count) => count())).toEqual([1, 1]);
  for (const tab of tabs) {
    expect(await buildsIn(tab)).toEqual(['B']);
    await expect(tab.getByText(words.ready)).toHaveCount(0);
  }
  expect(await entries(form)).toEqual(WRITTEN);
});
