import type { PageView } from '#core/analytics/page-view.ts';
import { type MessageFromTags, type MessageToTags, TAGS_URL } from '#core/analytics/settings.ts';

/** How long the frame may take to load, and to take a view, in milliseconds. */
const TIMEOUT_MS = 10_000;

let opened: Promise<HTMLIFrameElement> | undefined;
let frame: HTMLIFrameElement | undefined;

/** Hands a view to the frame, which is opened for the first one. Resolves with whether the frame has taken it. */
export async function sendToTagsFrame({ id, path, locale }: PageView): Promise<boolean> {
  try {
    opened ??= open();
    const { contentWindow } = await opened;
    const received = waitFor((message) => message.type === 'received' && message.id === id);
    // The frame is sandboxed: its origin is opaque, and no address names it.
    contentWindow?.postMessage(
      { type: 'page-view', id, url: new URL(path, location.origin).href, path, locale } satisfies MessageToTags,
      '*',
    );
    await received;
    return true;
  } catch {
    closeTagsFrame();
    return false;
  }
}

/** Removes the frame, and with it everything that runs in it. It can store nothing beyond that. */
export function closeTagsFrame(): void {
  frame?.remove();
  frame = undefined;
  opened = undefined;
}

async function open(): Promise<HTMLIFrameElement> {
  const created = document.createElement('iframe');
  created.sandbox.add('allow-scripts');
  created.hidden = true;
  created.src = TAGS_URL;
  frame = created;
  const ready = waitFor((message) => message.type === 'ready');
  document.body.append(created);
  await ready;
  return created;
}

function waitFor(matches: (message: MessageFromTags) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      removeEventListener('message', listen);
      clearTimeout(timer);
      done();
    };
    const listen = ({ source, data }: MessageEvent<MessageFromTags>) => {
      if (frame && source === frame.contentWindow && matches(data)) settle(resolve);
    };
    const timer = setTimeout(() => settle(() => reject(new Error('The frame does not answer'))), TIMEOUT_MS);
    addEventListener('message', listen);
  });
}
