import type { Page } from '@playwright/test';
import type { StoredInquiry } from '../../src/lib/any/outbox.ts';
import { kept, WRITTEN } from './contact-form.ts';
import type { TestBed } from './test-bed.ts';

/** The inquiries in a browser's outbox. */
export async function outboxOf(page: Page): Promise<StoredInquiry[]> {
  return (await kept(page)).outbox as unknown as StoredInquiry[];
}

/** Statuses of the answers that sent inquiries got, oldest first; 0: none. */
export function inquiriesSeen(bed: TestBed): number[] {
  return bed.seen.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/inquiries')).map(({ status }) => status);
}

/** Changes what waits in the outbox, or puts one in that nobody has written, as the form would have stored it. */
export async function putInquiry(page: Page, changes: Partial<StoredInquiry>): Promise<void> {
  const [waiting] = await outboxOf(page);
  const inquiry = { ...WRITTEN, locale: 'en', privacyAgreement: true, marketingAgreement: false };
  const made = { key: crypto.randomUUID(), inquiry, url: '/api/v1/inquiries', writtenAt: Date.now(), attempts: 0, notBefore: 0 };
  await page.evaluate(
    async (record) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('site-outbox', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('inquiries', { keyPath: 'key' });
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction('inquiries', 'readwrite');
      transaction.objectStore('inquiries').put(record);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
      localStorage.setItem('site:outbox', JSON.stringify({ value: 1, expire: 9e15 }));
    },
    { ...made, state: 'waiting', ...waiting, ...changes },
  );
}
