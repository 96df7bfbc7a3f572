import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished } from 'vitest';
import { type RunningServer, startServer } from '../support/start-server.ts';
import { storedSubjects } from '../support/stored-subjects.ts';
import type { Visitor } from './visitor.ts';

/** What the engines say of a request that fails because there is no network. */
const REQUEST_FAILED = /NetworkError|Load failed|Failed to load|download failed/;

/** One visit: a new browser at a server of its own, by someone who has answered the cookie banner and the offer of another language. */
export async function startVisit(openBrowser: () => Promise<Visitor>) {
  const dataDir = mkdtempSync(`${tmpdir()}/engines-`);
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  let server: RunningServer;
  let wasOffline = false;
  const startAgain = async (port = 0) => {
    server = await startServer({ dataDir, port });
  };
  await startAgain();
  onTestFinished(async () => void (await server.stop()));
  const visitor = await openBrowser();
  onTestFinished(() => visitor.leave());
  const { open, run, click } = visitor;

  const visit = {
    ...visitor,
    open: (path: string) => open(server.url + path),
    /** Opens a page and waits until the app runs. */
    async openApp(path: string) {
      await visit.open(path);
      await expect.poll(() => run(() => document.documentElement.dataset.app)).toBe('ready');
    },
    /** Fills the contact form and sends it. It has its script from the first touch on. */
    async sendInquiry(subject: string) {
      await click('#inquiry-name');
      await visitor.choose('form[novalidate] #inquiry-category', 'adc');
      await visitor.choose('#inquiry-country', 'KR');
      const texts = { name: '김하늘', company: 'Example Therapeutics', email: 'haneul@example.org', subject, message: 'May we visit?' };
      for (const [name, text] of Object.entries(texts)) await visitor.type(`#inquiry-${name}`, text);
      await click('#inquiry-privacyAgreement');
      await click('main button[type="submit"]');
    },
    /** An alert says these words, and is confirmed. */
    async isTold(words: string) {
      await expect.poll(() => run(() => document.querySelector<HTMLElement>('[role="alertdialog"][open]')?.innerText)).toContain(words);
      await click('[role="alertdialog"] button');
    },
    /** Waits until the worker has stored the page and the app's entry, and other files. */
    async workerReady(others: string[]) {
      const isReady = async (paths: string[]) => {
        const { entry } = (document.getElementById('boot') as HTMLElement).dataset;
        const wanted = [location.pathname, `${entry}`, ...paths];
        return Boolean(navigator.serviceWorker.controller) && (await Promise.all(wanted.map((path) => caches.match(path)))).every(Boolean);
      };
      await expect.poll(() => run(isReady, others).catch(() => false), { timeout: 30_000 }).toBe(true);
    },
    /** Where the page is now: its path and what follows, language, title and headline. */
    whereIs: () =>
      run(() => ({
        path: location.pathname + location.search + location.hash,
        lang: document.documentElement.lang,
        title: document.title,
        h1: document.querySelector('h1')?.innerText,
      })),
    async stopServer() {
      wasOffline = true;
      await server.stop();
    },
    restartServer: () => startAgain(server.port),
    consoleErrors: async () => (await visitor.consoleErrors()).filter((text) => !(wasOffline && REQUEST_FAILED.test(text))),
    /** Ends the visit and its server, and gives the subjects of the inquiries that came. */
    async storedSubjects() {
      await open('about:blank');
      await server.stop('SIGTERM');
      return storedSubjects(dataDir);
    },
  };
  // A document of the site that asks nothing.
  await visit.open('/robots.txt');
  await run(() => {
    for (const [name, value] of Object.entries({ consent: 'rejected', languageOffer: true })) {
      localStorage.setItem(`site:${name}`, JSON.stringify({ value, expire: 9e15 }));
    }
  });
  await visitor.resize(1440, 900);
  return visit;
}
