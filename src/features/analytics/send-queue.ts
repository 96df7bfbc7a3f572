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
  /** Ids of messages that are being sent. */
  const underWay = new Set<string>();

  function resume(): void {
    if (!isActive) addEventListener('online', sendWaiting);
    isActive = true;
    sendWaiting();
  }

  /** One tab at a time, and in it one message at a time. A page that is about to go has no time for turns, and sends all at once. */
  function sendWaiting(): void {
    if (document.visibilityState === 'hidden') for (const entry of readWaiting()) sendOne(entry).catch(() => undefined);
    else navigator.locks.request(`site:${name}`, sendInOrder).catch(() => undefined);
  }

  async function sendInOrder(): Promise<void> {
    for (;;) {
      const [first] = readWaiting();
      if (!first || !(await sendOne(first))) return;
    }
  }

  /** Resolves with whether all receivers have it. */
  async function sendOne({ message, receivers: missing }: Entry): Promise<boolean> {
    // Where the browser knows that there is no network, a tag would take a view and lose it.
    if (!isActive || !navigator.onLine || underWay.has(message.id)) return false;
    underWay.add(message.id);
    try {
      for (const receiver of missing) {
        if (!(await send(receiver, message))) return false;
        markSent(message.id, receiver);
      }
      return true;
    } finally {
      underWay.delete(message.id);
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
