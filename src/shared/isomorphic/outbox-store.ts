import type { WaitingInquiry } from '#core/contact/outbox.ts';

/** An inquiry as the outbox stores it. */
export interface StoredInquiry extends WaitingInquiry {
  /** Where it is to be sent: the form's own action. */
  url: string;
  /** The visitor has been told that it came back. */
  isReported?: boolean;
  /** The last attempt got no answer: it is tried again as soon as the network is back. */
  unanswered?: boolean;
  /** When it was tried last, in milliseconds since the epoch. */
  triedAt?: number;
}

const DATABASE = 'site-outbox';
const STORE = 'inquiries';

/** All inquiries that wait or came back, the oldest first; none where the browser gives no database. */
export async function listInquiries(): Promise<StoredInquiry[]> {
  const all = await runRequest<StoredInquiry[]>('readonly', (store) => store.getAll()).catch(() => undefined);
  return (all ?? []).sort((a, b) => a.writtenAt - b.writtenAt);
}

export async function findInquiry(key: string): Promise<StoredInquiry | undefined> {
  return runRequest<StoredInquiry | undefined>('readonly', (store) => store.get(key)).catch(() => undefined);
}

/** Rejects when it cannot be stored, so that nobody tells the visitor that it is. */
export async function saveInquiry(inquiry: StoredInquiry): Promise<void> {
  await runRequest('readwrite', (store) => store.put(inquiry), true);
}

export async function deleteInquiry(key: string): Promise<void> {
  await runRequest('readwrite', (store) => store.delete(key));
}

/** Runs one request in a transaction of its own and waits until it is on the disk. Undefined where there is no database yet. */
async function runRequest<T>(
  mode: IDBTransactionMode,
  makeRequest: (store: IDBObjectStore) => IDBRequest,
  create = false,
): Promise<T | undefined> {
  const database = await openOutbox(create);
  if (!database) return undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = makeRequest(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result as T);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Only writing creates the database: a visitor who never writes an inquiry gets none. */
function openOutbox(create: boolean): Promise<IDBDatabase | undefined> {
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
