import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import type { Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { startServer } from '../support/start-server.ts';
import { storedSubjects } from '../support/stored-subjects.ts';
import { wordsOf } from '../support/words-of.ts';
import { answerQuestions, leavePage, openApp, workerReady } from './look.ts';
import type { Visit } from './visit-site.ts';
import { REQUEST_FAILED, type Visitor } from './visitor.ts';

const SUBJECT = '소규모 conjugation';

export function sendInquiry(visit: Visit, locale: Locale): void {
  const { categories, form, message, waiting } = wordsOf(locale, 'contact');
  const countries = wordsOf(locale, 'countries');
  const { alert } = wordsOf(locale, 'messages');

  const fill = async (visitor: Visitor) => {
    await visitor.choose({ selector: '#inquiry-category' }, categories.adc);
    await visitor.choose({ selector: '#inquiry-country' }, countries.KR);
    const texts = { company: 'Example Therapeutics', email: 'haneul@example.org', subject: SUBJECT, message: 'When could we visit?' };
    for (const [name, text] of Object.entries(texts)) await visitor.type({ selector: `#inquiry-${name}` }, text);
    await visitor.click({ selector: '#inquiry-privacyAgreement' });
  };
  const submit = (visitor: Visitor) => visitor.click({ selector: 'main button', words: form.submit });
  const told = async (visitor: Visitor, words: string) => {
    await expect
      .poll(() => visitor.run(() => document.querySelector<HTMLElement>('[role="alertdialog"][open]')?.innerText))
      .toContain(words);
    await visitor.click({ selector: '[role="alertdialog"] button', words: alert.confirm });
  };
  const openForm = async (visitor: Visitor, url: string) => {
    await openApp(visitor, url + hrefFor(locale, 'contact'));
    // The form has its script from the first touch on.
    await visitor.click({ selector: '#inquiry-name' });
    await visitor.type({ selector: 'form[novalidate] #inquiry-name' }, '김하늘');
  };

  test('an inquiry: what is missing is said, what is whole is registered, once', async () => {
    const { visitor } = visit;
    const dataDir = mkdtempSync(`${tmpdir()}/engines-`);
    const server = await startServer({ dataDir });
    try {
      await answerQuestions(visitor, server.url);
      await openForm(visitor, server.url);
      await submit(visitor);
      await told(visitor, message.error.required);
      await expect.poll(() => visitor.run(() => document.activeElement?.id)).toBe('inquiry-category');
      await fill(visitor);
      await submit(visitor);
      await told(visitor, message.success);
      await expect.poll(() => visitor.run(() => document.querySelector<HTMLInputElement>('#inquiry-subject')?.value)).toBe('');
      expect(await visitor.consoleErrors()).toEqual([]);
      await leavePage(visitor);
    } finally {
      await server.stop('SIGTERM');
    }
    expect(await storedSubjects(dataDir)).toEqual([SUBJECT]);
    rmSync(dataDir, { recursive: true });
  });

  test('an inquiry written without a network is kept, and sent when it is back, once', async () => {
    const { visitor } = visit;
    const dataDir = mkdtempSync(`${tmpdir()}/engines-`);
    const server = await startServer({ dataDir });
    onTestFinished(() => void server.stop());
    await answerQuestions(visitor, server.url);
    await openApp(visitor, server.url + hrefFor(locale, 'contact'));
    await workerReady(visitor);
    expect(await visitor.consoleErrors()).toEqual([]);
    await server.stop();
    await openForm(visitor, server.url);
    await fill(visitor);
    await submit(visitor);
    await told(visitor, waiting.savedLater);
    const again = await startServer({ port: server.port, dataDir });
    try {
      await openApp(visitor, server.url + hrefFor(locale, 'company'));
      await told(visitor, message.success);
    } finally {
      await again.stop('SIGTERM');
    }
    expect(await storedSubjects(dataDir)).toEqual([SUBJECT]);
    rmSync(dataDir, { recursive: true });
    expect((await visitor.consoleErrors()).filter((text) => !REQUEST_FAILED.test(text))).toEqual([]);
  }, 120_000);
}
