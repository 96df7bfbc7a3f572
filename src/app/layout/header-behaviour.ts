import { readCache } from '#src/state/local-cache.ts';

/** What the app adds to a header that works without it: it sticks on pictures, Escape and leaving close panels. */
export function tendHeader(header: HTMLElement | null): (() => void) | undefined {
  if (!header) return undefined;
  const onScroll = () => header.toggleAttribute('data-stuck', scrollY > 8);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const open = header.querySelector<HTMLDetailsElement>('details[open]');
    closeMenus(header);
    // The panel held the focus: its toggle is where it came from.
    if (open?.parentElement?.contains(document.activeElement)) open.querySelector('summary')?.focus();
  };
  const onFocusOut = (event: FocusEvent) => {
    const next = event.relatedTarget as Node | null;
    for (const details of header.querySelectorAll<HTMLDetailsElement>('details[open]')) {
      if (isDesktop() && next && !details.parentElement?.contains(next)) details.open = false;
    }
    const menu = header.querySelector<HTMLElement>('#menu');
    if (next && menu?.matches(':popover-open') && !header.contains(next)) menu.hidePopover();
  };
  const onShortcut = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isChord = event.ctrlKey || event.metaKey;
    // A slash is a letter in a field, and can be switched off (WCAG 2.1.4); on a Korean layout K may be ㅏ.
    if (isChord ? !'kㅏ'.includes(key) : key !== '/' || 'select' in (target as object) || readCache('slashOff')) return;
    if (document.querySelector(':modal')) return;
    event.preventDefault();
    header.querySelector<HTMLElement>('[href$=search]:not([lang])')?.click();
  };
  const onPointerMove = () => header.removeAttribute('data-quiet');
  const listening = new AbortController();
  const { signal } = listening;
  onScroll();
  addEventListener('scroll', onScroll, { passive: true, signal });
  addEventListener('keydown', onShortcut, { signal });
  header.addEventListener('keydown', onKey, { signal });
  header.addEventListener('focusout', onFocusOut, { signal });
  header.addEventListener('pointerleave', onPointerMove, { signal });
  return () => listening.abort();
}

/** Closes every panel; a pointer that still rests on the menu does not open it again until it has left. */
export function closeMenus(header: HTMLElement | null): void {
  if (!header) return;
  const menu = header.querySelector<HTMLElement>('#menu');
  if (menu?.matches(':popover-open')) menu.hidePopover();
  for (const details of header.querySelectorAll('details')) details.open = false;
  if (header.matches(':hover')) header.setAttribute('data-quiet', '');
}

function isDesktop(): boolean {
  return matchMedia('(min-width: 64em)').matches;
}
