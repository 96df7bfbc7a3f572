import type { Page } from '@playwright/test';
import type { Locale } from '../../core/site/locales.ts';
import type { StoredInquiry } from '../../src/shared/isomorphic/outbox-store.ts';
import { kept, WRITTEN } from './contact-form.ts';
import type { Deployment } from './deployment.ts';

/** The inquiries in a browser's outbox. */
export async function outboxOf(page: Page): Promise<StoredInquiry[]> {
  return (await kept(page)).outbox as unknown as StoredInquiry[];
}

/** Statuses of the answers that sent inquiries got, oldest first; 0: none. */
export function inquiriesSeen(deployment: Deployment): number[] {
  return deployment.seen
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/inquiries'))
    .map(({ status }) => status);
}

/** Changes what waits in the outbox, or puts one in that nobody has written. */
export async function putInquiry(page: Page, changes: Partial<StoredInquiry>): Promise<void> {
  const [waiting] = await outboxOf(page);
  await putInquiries(page, [{ ...asWritten('en', {}), ...waiting, ...changes }]);
}

/** What the form makes of its fields when they are sent, before anybody tries to (spec 12). */
export function asWritten(locale: Locale, fields: Partial<typeof WRITTEN>): StoredInquiry {
  const inquiry = { ...WRITTEN, ...fields, locale, privacyAgreement: true, marketingAgreement: false };
  return {
    key: crypto.randomUUID(),
    inquiry: inquiry as StoredInquiry['inquiry'],
    url: '/api/v1/inquiries',
    writtenAt: Date.now(),
    attempts: 0,
    notBefore: 0,
    state: 'waiting',
  };
}

/** Stores them as the form does. */
export async function putInquiries(page: Page, inquiries: StoredInquiry[]): Promise<void> {
  await page.evaluate(async (records) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('site-outbox', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('inquiries', { keyPath: 'key' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction('inquiries', 'readwrite');
    for (const record of records) transaction.objectStore('inquiries').put(record);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
    localStorage.setItem('site:outbox', JSON.stringify({ value: 1, expire: 9e15 }));
  }, inquiries);
}

/** Gives what the browser does when a connection is back: the sync event of the outbox's tag, for the worker of a page's origin. */
export async function backgroundSync(page: Page, origin: string): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (one) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return () => session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'inquiries', lastChance: false });
}
