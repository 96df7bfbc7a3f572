import { hrefFor } from '../../../../core/site/urls.ts';
import { follow, test } from '../../../support/deployment.ts';
import { unchanged } from '../../../support/settled.ts';
import { expect, open } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test('a browser that says by mistake that it is offline: the server is asked, and nobody is told what is not so', async ({
  deployment,
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    // Every word that the notice ever said, as soon as there is a page.
    const said = new Set<string>();
    Object.assign(window, { said });
    addEventListener('DOMContentLoaded', () => {
      const note = () => {
        // What is shown of it: lines for browsers without the app stand there hidden.
        for (const status of document.querySelectorAll<HTMLElement>('[role="status"]')) said.add(status.innerText);
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
    });
  });
  const said = () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].join('\n'));
  await open(page, deployment.url + hrefFor('en', 'ceo'));
  await expect.poll(() => deployment.seen.filter(({ path }) => path === '/robots.txt').length).toBeGreaterThan(0);
  await unchanged(() => deployment.seen.length, 1000);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect.poll(() => deployment.seen.filter(({ path }) => path === '/robots.txt').length).toBeGreaterThan(1);
  await follow(page, hrefFor('en', 'company'));
  await expect(page.locator('h1')).toHaveText(wordsOf('en', 'aboutus').company.heading);
  await unchanged(() => deployment.seen.length, 1000);
  expect(await said()).not.toContain(wordsOf('en', 'common').ui.offline);
});
