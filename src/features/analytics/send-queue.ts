import { DAY, readCache, removeFromCache, writeCache } from '#src/state/local-cache.ts';

export interface SendQueue<Message> {
  /** Sends a message, and before it those that wait. Without a connection it waits for one, seven days at most. */
  add(message: Message): void;
  /** Sends what an earlier page has left. */
  resume(): void;
  /** Ends everything at once, and removes what waits. */
  stop(): void;
}

interface QueueOptions<Message, Receiver> {
  /** Under this name what waits is kept. */
  name: string;
  receivers: readonly Receiver[];
  /** Resolves with whether the receiver has it, or will never take it. */
  send: (receiver: Receiver, message: Message) => Promise<boolean>;
}

/** A message and who has not got it yet. */
interface Waiting<Message, Receiver> {
  message: Message;
  receivers: Receiver[];
}

const LIFETIME = 7 * DAY;
const MAX_WAITING = 100;

/** What visitors have agreed to send: each message goes to each receiver, in order. A receiver knows by the id of one that comes twice. */
export function createSendQueue<Message extends { id: string }, Receiver extends string>({
  name,
  receivers,
  send,
}: QueueOptions<Message, Receiver>): SendQueue<Message> {
  type Entry = Waiting<Message, Receiver>;
  let isActive = false;

  function resume(): void {
    if (!isActive) addEventListener('online', sendWaiting);
    isActive = true;
    sendWaiting();
  }

  /** One tab at a time, and in it one call at a time. A page that is about to go has no time to wait for its turn. */
  function sendWaiting(): void {
    if (document.visibilityState === 'hidden') sendAll().catch(() => undefined);
    else navigator.locks.request(`site:${name}`, sendAll).catch(() => undefined);
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const [first] = readWaiting();
      // Where the browser knows that there is no network, a tag would take a view and lose it.
      if (!isActive || !first || !navigator.onLine) return;
      for (const receiver of first.receivers) {
        if (!(await send(receiver, first.message))) return;
        markSent(first.message.id, receiver);
      }
    }
  }

  /** Removes what was sent, unless the visitor has withdrawn meanwhile. */
  function markSent(id: string, sent: Receiver): void {
    if (!isActive) return;
    const left = readWaiting().map((entry) =>
      entry.message.id === id ? { ...entry, receivers: entry.receivers.filter((receiver) => receiver !== sent) } : entry,
    );
    writeWaiting(left.filter((entry) => entry.receivers.length > 0));
  }

  /** An earlier build kept entries of another form. */
  const readWaiting = (): Entry[] => (readCache<Entry[]>(name) ?? []).filter(({ message }) => message);

  function writeWaiting(waiting: Entry[]): void {
    if (waiting.length === 0) removeFromCache(name);
    else writeCache(name, waiting.slice(-MAX_WAITING), LIFETIME);
  }

  return {
    add(message) {
      writeWaiting([...readWaiting(), { message, receivers: [...receivers] }]);
      resume();
    },
    resume,
    stop() {
      isActive = false;
      removeEventListener('online', sendWaiting);
      removeFromCache(name);
    },
  };
}
