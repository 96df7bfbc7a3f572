import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatReference } from '../../core/contact/reference.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { readWords } from '../../pipeline/content/content-files.ts';
import type { ContactWords } from '../../pipeline/prerender/contact-template.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { openForm } from '../support/form-page.ts';
import { INQUIRY } from '../support/inquiries.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';

// The built contact page, sent by a browser that has no JavaScript, to the built server.
const dataDir = mkdtempSync(`${tmpdir()}/form-`);
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDir });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Words = ContactWords & { message: { success: string } };
const REQUIRED = ['category', 'name', 'company', 'country', 'email', 'subject', 'message', 'privacyAgreement'] as const;
const { privacyAgreement: _, marketingAgreement: __, locale: ___, ...written } = INQUIRY;

async function stored(subject: string) {
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db.selectFrom('inquiries').selectAll().where('subject', '=', subject).execute();
  await close();
  return rows;
}

describe.each(LOCALES)('the contact form without JavaScript, in %s', (locale) => {
  const words = readWords(locale, 'contact') as Words;
  const open = (query = '') => openForm(`${server.url}/${locale}/contactUs${query}`);
  const alertIn = (document: Document) => document.querySelector('form')?.ownerDocument.querySelector('[role="alert"]')?.textContent;
  const noteOf = (document: Document, field: string) => {
    const control = document.querySelector(`[name="${field}"]`);
    const note = document.getElementById(control?.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    return { isInvalid: control?.getAttribute('aria-invalid') === 'true', text: note?.textContent, isHidden: note?.hidden };
  };

  it('a whole inquiry goes to the page that says so, and is stored in its language', async () => {
    const page = await open();
    const subject = `whole ${locale}`;
    page.fill({ ...written, subject, privacyAgreement: true, marketingAgreement: true });
    const answer = await page.submit();
    const rows = await stored(subject);
    expect(rows).toMatchObject([{ locale, name: INQUIRY.name, message: INQUIRY.message, job_title: INQUIRY.jobTitle }]);
    const number = formatReference(rows[0]?.id ?? '');
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      `/${locale}/contactUs/sent?ref=${number}`,
      'no-store',
    ]);
    const readSent = async (address: string) => {
      const sent = await fetch(`${server.url}${address}`);
      expect(sent.status).toBe(200);
      return new JSDOM(await sent.text()).window.document;
    };
    const sent = await readSent(answer.headers.get('location') ?? '');
    expect(sent.body.textContent).toContain(words.message.success);
    expect(sent.getElementById('reference')).toMatchObject({ hidden: false, textContent: expect.stringContaining(number) });
    expect((await readSent(`/${locale}/contactUs/sent`)).getElementById('reference')).toMatchObject({ hidden: true, textContent: '' });
  });

  it('an empty one comes back with every fault at its field and the message for missing fields above', async () => {
    const answer = await (await open()).submit();
    expect(answer.status).toBe(422);
    expect(answer.document.documentElement.lang).toBe(locale);
    expect(alertIn(answer.document)).toBe(words.message.error.required);
    for (const field of REQUIRED)
      expect(noteOf(answer.document, field), field).toEqual({ isInvalid: true, text: words.v[field]?.required, isHidden: false });
    expect(answer.document.querySelectorAll('[aria-invalid]')).toHaveLength(REQUIRED.length);
  });

  it('without the privacy agreement it says so alone; ticked, the same page can be sent', async () => {
    const page = await open();
    const subject = `privacy ${locale}`;
    page.fill({ ...written, subject, message: 'line one\nline two <b>&amp;</b> "quoted"', marketingAgreement: true });
    const answer = await page.submit();
    expect([answer.status, alertIn(answer.document)]).toEqual([422, words.message.error.privacy]);
    expect(answer.document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect(answer.entries().toString()).toBe(page.entries().toString());
    answer.fill({ privacyAgreement: true });
    expect((await answer.submit()).status).toBe(303);
    expect(await stored(subject)).toMatchObject([{ message: 'line one\nline two <b>&amp;</b> "quoted"' }]);
  });

  it('what is too short or malformed is said in its own words', async () => {
    const page = await open();
    page.fill({ ...written, name: 'x', phone: 'call me', privacyAgreement: true });
    const { document } = await page.submit();
    expect(alertIn(document)).toBe(`${words.v.name?.length} ${words.v.phone?.format}`);
    expect(noteOf(document, 'name').text).toBe(words.v.name?.length);
    expect(noteOf(document, 'phone').text).toBe(words.v.phone?.format);
  });

  it.each(['</textarea><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' autofocus='", '$& $` \uE000value\uE000'])(
    '%s is text and nothing else',
    async (text) => {
      const page = await open();
      page.fill({ ...written, name: text, message: text });
      const plain = await (await open()).submit();
      const answer = await page.submit();
      expect((answer.document.querySelector('[name="message"]') as HTMLTextAreaElement).value).toBe(text);
      expect((answer.document.querySelector('[name="name"]') as HTMLInputElement).value).toBe(text);
      expect(answer.document.querySelectorAll('script, img')).toHaveLength(plain.document.querySelectorAll('script, img').length);
    },
  );

  it('what nobody sees, filled in, sends it back in words; sent again, it is taken', async () => {
    const page = await open();
    const subject = `trap ${locale}`;
    page.fill({ ...written, subject, privacyAgreement: true, website: 'https://spam.example' });
    const answer = await page.submit();
    expect([answer.status, alertIn(answer.document)]).toEqual([422, words.message.error.server]);
    expect((await answer.submit()).status).toBe(303);
    expect(await stored(subject)).toHaveLength(1);
  });

  it('the page that comes back is the page that was there, under the same policies, and nobody keeps it', async () => {
    const before = await open();
    const after = await before.submit();
    for (const name of ['content-security-policy', 'referrer-policy', 'cross-origin-opener-policy', 'content-type'])
      expect(after.headers.get(name), name).toBe(before.headers.get(name));
    expect(after.headers.get('cache-control')).toBe('no-store');
    expect(after.document.title).toBe(before.document.title);
    expect(after.document.querySelector('h1')?.textContent).toBe(before.document.querySelector('h1')?.textContent);
    const files = (document: Document) => [...document.querySelectorAll('link[rel="stylesheet"], script[src]')].map((one) => one.outerHTML);
    expect(files(after.document)).toEqual(expect.arrayContaining(files(before.document)));
    expect(after.document.documentElement.outerHTML).not.toMatch(/[\uE000\uE001]/);
  });

  it('a form of another site is refused', async () => {
    const answer = await fetch(`${server.url}/api/v1/inquiries`, {
      method: 'POST',
      body: new URLSearchParams({ locale, name: 'x' }),
      headers: { origin: 'https://evil.example', referer: `${server.url}/${locale}/contactUs` },
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(words.message.error.server);
  });
});
