import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The accessibility rules that a page breaks as it stands. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, not by the page: the policy holds as it is.
  await page.evaluate(`${axe}; undefined`);
  return page.evaluate(async () => {
    const { violations } = await (
      window as never as {
        axe: {
          run(
            context: unknown,
            options: unknown,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
        };
      }
    ).axe.run(document, {
      // What passes is not described, which takes a third of the time.
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 140)} ${node.failureSummary?.split('\n')[1] ?? ''}`),
    );
  });
}
