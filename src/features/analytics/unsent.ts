import type { PageView, Vitals } from '#core/analytics/messages.ts';
import { DAY_MS } from '#core/site/constants.ts';
import { readCache, removeFromCache, writeCache } from '#src/shared/dom/local-cache.ts';

/** What others are told of a view. */
export type TaggedView = PageView & { title: string };

/** What a page sends, and where to: our own server, or the frame of others. */
export type Message = { to: 'page-views'; body: PageView } | { to: 'tags'; body: TaggedView } | { to: 'vitals'; body: Vitals };

const UNSENT_LIFETIME = 7 * DAY_MS;
const MAX_KEPT = 50;

export function keepUnsent(message: Message): void {
  writeCache('unsent', [...(readCache<Message[]>('unsent') ?? []), message].slice(-MAX_KEPT), UNSENT_LIFETIME);
}

export function takeUnsent(): Message[] {
  const messages = readCache<Message[]>('unsent') ?? [];
  forgetUnsent();
  return messages;
}

export const forgetUnsent = (): void => removeFromCache('unsent');
