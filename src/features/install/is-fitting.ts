import { guard } from '#core/site/guard.ts';
import type { RootState } from '#src/state/store.ts';

/** What asks for the visitor's attention already: dialogs, popups, the menu, the cookie banner, the offer of a language. */
const BUSY = 'dialog[open], :popover-open, [data-cookie-banner]:not([hidden]), aside[lang], :is(input, select, textarea):focus';

/** Whether an offer would disturb nobody now: not on the form, nor on an error page, nor beside anything else that is open. */
export function isFitting({ connection, alert }: RootState): boolean {
  if (document.visibilityState !== 'visible' || !connection.online || connection.updatesWaiting > 0 || alert.is) return false;
  const verdict = guard(location.pathname);
  if (verdict.kind !== 'page' || verdict.status !== 200 || verdict.page.startsWith('contact')) return false;
  return !document.querySelector(BUSY);
}
