import { hrefFor } from '../../../../core/site/urls.ts';
import { entries, kept, openForm, WRITTEN, write } from '../../../support/contact-form.ts';
import { BROKEN, test } from '../../../support/deployment.ts';
import { expect, open } from '../../../support/site-test.ts';
import { storedSubjects } from '../../../support/stored-subjects.ts';
import { wordsOf } from '../../../support/words-of.ts';

test('a tab closed while it sends, and another page delivers: no draft is left, and the form is empty', async ({
  deployment,
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(BROKEN);
  await openForm(page, deployment.url, 'en');
  await write(page, WRITTEN);
  await deployment.setNetwork('silent');
  await page.getByRole('button', { name: wordsOf('en', 'contact').form.submit }).click();
  await expect.poll(async () => (await kept(page)).outbox).toHaveLength(1);
  // As a tab is closed: its last handlers run.
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  await deployment.setNetwork('up');

  const other = await context.newPage();
  await open(other, deployment.url + hrefFor('en', 'ceo'));
  await expect.poll(() => kept(other)).toEqual({ outbox: [], draft: null, flag: null });
  expect(await storedSubjects(deployment.dataDir)).toEqual([WRITTEN.subject]);
  await openForm(other, deployment.url, 'en');
  expect(await entries(other)).toEqual({});
});
