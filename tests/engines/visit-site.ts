import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import { LOCALES } from '../../core/site/locales.ts';
import { filterList } from './filter-list.ts';
import { followLinks } from './follow-links.ts';
import { goOffline } from './go-offline.ts';
import { answerQuestions, leavePage } from './look.ts';
import { openThings } from './open-things.ts';
import { readPages } from './read-pages.ts';
import { sendInquiry } from './send-inquiry.ts';
import type { Visitor } from './visitor.ts';

/** What the visits of one engine share: one browser, from the first to the last unless it hangs. */
export interface Visit {
  visitor: Visitor;
  base: string;
}

/** What Firefox says of files still on their way through the worker when a page is left. One whose files fail never gets ready. */
const BROKEN_OFF = /^error: Error: Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

/** A smoke test of the whole site in one engine, unless something is missing for it. */
export function visitSite(engine: string, missing: string | undefined, arrive: () => Promise<Visitor & { version: string }>): void {
  describe.skipIf(missing)(missing ? `${engine}, skipped: ${missing}` : engine, () => {
    const visit: Visit = { visitor: undefined as never, base: inject('base') };

    const startBrowser = async () => {
      const visitor = await arrive();
      console.log(`${engine} ${visitor.version}`);
      visit.visitor = visitor;
      await answerQuestions(visitor, visit.base);
    };

    beforeAll(startBrowser);
    afterAll(() => visit.visitor?.leave());
    beforeEach(async () => {
      // The page of the test before may still have asked a server that is gone.
      await leavePage(visit.visitor).catch(async (error) => {
        // WebKitGTK's driver hangs now and then and answers no command from then on: the test that met this has failed, and is
        // tried once more like every other, in a new browser.
        console.log(`${engine} does not answer, a new one is started: ${error}`);
        await visit.visitor.leave();
        await startBrowser();
      });
    });
    afterEach(async () => {
      const consoleErrors = (await visit.visitor.consoleErrors()).filter((text) => !BROKEN_OFF.test(text));
      expect(consoleErrors, 'the page logged errors').toEqual([]);
    });

    for (const locale of LOCALES) {
      describe(locale, () => {
        for (const register of [readPages, followLinks, openThings, filterList, sendInquiry, goOffline]) register(visit, locale);
      });
    }
  });
}
