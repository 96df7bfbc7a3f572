import { guard } from '#core/site/guard.ts';
import { pageOf } from '#core/site/pages.ts';

/**
 * Asks, in the browser's own words, before what was written is lost: only where it could not be kept. Links then lead on by
 * the browser instead of the app, which would not ask; pages that open above this one lose nothing.
 */
export function guardLeaving(message: string): (isNeeded: boolean) => void {
  const onLeave = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Older browsers show it.
    event.returnValue = message;
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    const verdict = guard(link.pathname);
    if (verdict.kind !== 'page' || !pageOf(verdict.page).overlay) event.stopImmediatePropagation();
  };
  return (isNeeded) => {
    removeEventListener('beforeunload', onLeave);
    removeEventListener('click', onClick, true);
    if (!isNeeded) return;
    addEventListener('beforeunload', onLeave);
    addEventListener('click', onClick, true);
  };
}
