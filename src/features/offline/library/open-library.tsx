import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Locale } from '#core/site/locales.ts';
import { LibraryDialog } from './library-dialog.tsx';

const MARK = '#offline-';
/** The address that opens it without naming a thing to save. */
const PLAIN = 'library';

let root: Root | undefined;
/** An address with its mark that was opened as such has no page before it to go back to. */
let isDirect = false;

/** Shows the library while the address has its mark, `#offline-library` or `#offline-{type}/{post}`: back closes it, a reload keeps it. */
export function openLibrary(isFirst: boolean): void {
  if (!root) {
    isDirect = isFirst;
    addEventListener('hashchange', draw);
  }
  draw();
}

function draw(): void {
  const wanted = location.hash.startsWith(MARK) ? decodeURIComponent(location.hash.slice(MARK.length)) : undefined;
  if (wanted === undefined) {
    close();
    return;
  }
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
    // The place goes with what stood in it.
    place.dataset.offlineLibrary = '';
  }
  const locale: Locale = document.documentElement.lang === 'ko' ? 'ko' : 'en';
  const shown = root;
  // In a transition it waits for its style sheet.
  startTransition(() =>
    shown.render(<LibraryDialog locale={locale} wanted={wanted === PLAIN ? undefined : wanted} onClose={leave} onFollow={afterLink} />),
  );
}

function leave(): void {
  if (!isDirect) {
    history.back();
    return;
  }
  history.replaceState(history.state, '', location.pathname + location.search);
  close();
}

/** A link of the library was followed: another page, or the one that is below. */
function afterLink(): void {
  setTimeout(() => (location.hash.startsWith(MARK) ? leave() : close()));
}

function close(): void {
  isDirect = false;
  const leaving = root;
  root = undefined;
  removeEventListener('hashchange', draw);
  leaving?.unmount();
  document.querySelector('[data-offline-library]')?.remove();
}
