import type { PageView } from '#core/analytics/page-view.ts';
import { type MessageToTags, TAGS_URL } from '#core/analytics/settings.ts';

let frame: HTMLIFrameElement | undefined;
let loaded: Promise<unknown> | undefined;

/** Hands a view to the frame, which is opened for the first one. Resolves with true: what the frame does with it nobody knows. */
export async function sendToTagsFrame({ id, path, locale }: PageView): Promise<true> {
  loaded ??= open();
  await loaded;
  // The frame is sandboxed: its origin is opaque, and no address names it.
  frame?.contentWindow?.postMessage(
    { type: 'page-view', id, url: new URL(path, location.origin).href, path, locale } satisfies MessageToTags,
    '*',
  );
  return true;
}

/** Removes the frame, and with it everything that runs in it. It can store nothing beyond that. */
export function closeTagsFrame(): void {
  frame?.remove();
  frame = undefined;
  loaded = undefined;
}

function open(): Promise<unknown> {
  const created = document.createElement('iframe');
  created.sandbox.add('allow-scripts');
  created.hidden = true;
  created.src = TAGS_URL;
  frame = created;
  const load = new Promise((resolve) => created.addEventListener('load', resolve, { once: true }));
  document.body.append(created);
  return load;
}
