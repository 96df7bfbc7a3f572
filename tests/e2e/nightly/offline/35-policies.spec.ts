import { test } from '../../../support/deployment.ts';
import { expect, open } from '../../../support/site-test.ts';

// Every end-to-end test fails on a violation of the policy (site-test.ts); this one shows that it is in force.
test('a plain string, and another address, register nothing', async ({ deployment, page, consoleErrors }) => {
  consoleErrors.allow(/TrustedScriptURL|TrustedTypePolicy|policy violation: (require-)?trusted-types/);
  await open(page, `${deployment.url}/en`);
  const refused = await page.evaluate(async () => {
    const attempts = [
      () => navigator.serviceWorker.register('/sw.js'),
      () => navigator.serviceWorker.register('data:text/javascript,1'),
      () =>
        (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes.createPolicy(
          'other',
          {},
        ),
    ];
    const names = [];
    for (const attempt of attempts) {
      try {
        await attempt();
        names.push('allowed');
      } catch (error) {
        names.push((error as Error).name);
      }
    }
    return names;
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
});
