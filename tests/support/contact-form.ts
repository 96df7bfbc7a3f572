import { expect, type Page } from '@playwright/test';
import type { Inquiry } from '../../core/contact/inquiry.ts';
import type { Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { open } from './site-test.ts';
import { wordsOf } from './words-of.ts';

export { storedSubjects } from './stored-subjects.ts';

type Texts = Omit<Inquiry, 'locale' | 'privacyAgreement' | 'marketingAgreement'>;

/** What a visitor writes. */
export const WRITTEN: Texts = {
  category: 'adc',
  name: '김하늘',
  company: 'Example Therapeutics',
  country: 'KR',
  email: 'haneul@example.org',
  subject: 'Conjugation at small scale',
  message: 'We would like to talk about a first campaign.\nWhen could we visit?',
};

export const field = (page: Page, name: string) => page.locator(`#inquiry-${name}`);
export const contactForm = (page: Page) => page.locator('form[aria-labelledby="inquiry-heading"]');
/** The inquiries that wait on this device, as the page lists them. */
export const outboxList = (page: Page, locale: Locale) => page.getByRole('region', { name: wordsOf(locale, 'contact').waiting.heading });
/** Opens the page of the form and waits until the form is interactive. */
export async function openForm(page: Page, base: string, locale: Locale, query = ''): Promise<void> {
  await open(page, `${base}${hrefFor(locale, 'contact')}${query}`);
  await formReady(page);
}

/** Waits until the form shows its errors itself, in place of the browser. */
export async function formReady(page: Page): Promise<void> {
  await expect(contactForm(page)).toHaveAttribute('novalidate');
}

/** Writes into the fields; undefined leaves one as it is. */
export async function write(page: Page, texts: Partial<Texts>, { agree = true }: { agree?: boolean } = {}): Promise<void> {
  for (const [name, value] of Object.entries(texts)) {
    if (name === 'category' || name === 'country') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
  if (agree) await field(page, 'privacyAgreement').check();
}

export const entries = (page: Page): Promise<Record<string, string>> =>
  contactForm(page).evaluate(
    (form) => Object.fromEntries([...new FormData(form as HTMLFormElement)].filter(([name, value]) => value && name !== 'locale')) as never,
  );

/** What the browser keeps of inquiries: the outbox, the draft and the flag. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    const all: { state: string; attempts: number; key: string }[] = names.includes('site-outbox')
      ? await new Promise((resolve, reject) => {
          const request = indexedDB.open('site-outbox');
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const get = request.result.transaction('inquiries').objectStore('inquiries').getAll();
            get.onsuccess = () => resolve(get.result);
          };
        })
      : [];
    return { outbox: all, draft: sessionStorage.getItem('site:draft'), flag: localStorage.getItem('site:outbox') };
  });
