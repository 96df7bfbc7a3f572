import type { WaitingInquiry } from '#core/contact/outbox.ts';

/** An inquiry as the outbox keeps it. */
export interface StoredInquiry extends WaitingInquiry {
  /** Where it is to be sent: the form's own action. */
  url: string;
  /** The visitor knows that it came back. */
  told?: boolean;
  /** Nobody answered the last time, so that a network that is back is reason enough to try again. */
  unanswered?: boolean;
  /** Somebody sends it until then, in milliseconds since the epoch; only where the browser has no locks. */
  leasedUntil?: number;
}

const DATABASE = 'site-outbox';
const STORE = 'inquiries';

/** All that wait or came back, the oldest first. Without a database, or a permission to have one, there are none. */
export async function listInquiries(): Promise<StoredInquiry[]> {
  const all = await use<StoredInquiry[]>('readonly', (store) => store.getAll()).catch(() => undefined);
  return (all ?? []).sort((a, b) => a.writtenAt - b.writtenAt);
}

export async function findInquiry(key: string): Promise<StoredInquiry | undefined> {
  return use<StoredInquiry | undefined>('readonly', (store) => store.get(key)).catch(() => undefined);
}

/** Rejects when it cannot be stored: the caller must not say that it is. */
export async function keepInquiry(inquiry: StoredInquiry): Promise<void> {
  await use('readwrite', (store) => store.put(inquiry), true);
}

export async function dropInquiry(key: string): Promise<void> {
  await use('readwrite', (store) => store.delete(key));
}

/** Takes it for oneself until then, in one transaction; false when somebody else has it. */
export async function leaseInquiry(key: string, until: number): Promise<boolean> {
  let isFree = true;
  await use('readwrite', (store) => {
    const request: IDBRequest<StoredInquiry | undefined> = store.get(key);
    request.onsuccess = () => {
      const inquiry = request.result;
      isFree = !inquiry?.leasedUntil || inquiry.leasedUntil <= Date.now();
      if (inquiry && isFree) store.put({ ...inquiry, leasedUntil: until });
    };
    return request;
  });
  return isFree;
}

/** Runs one request in a transaction of its own; done when it is on the disk. Undefined where there is no database yet. */
async function use<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest, create = false): Promise<T | undefined> {
  const database = await open(create);
  if (!database) return undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result as T);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Who has never written an inquiry gets no database either. */
function open(create: boolean): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      if (create) request.result.createObjectStore(STORE, { keyPath: 'key' });
      else request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (create ? reject(request.error) : resolve(undefined));
  });
}
