import { resolveRoute } from '#core/site/guard.ts';
import type { RootState } from '#src/state/store.ts';

/** What asks for the visitor's attention already: dialogs, popups, the menu, a field that is being filled in. */
const BUSY = 'dialog[open], :popover-open, :is(input, select, textarea):focus';

/** Whether an offer would disturb nobody now: not on the form, nor on an error page, nor beside another question. */
export function canShowInstall({ connection, alert, consent, languageOffer }: RootState): boolean {
  if (document.visibilityState !== 'visible' || !connection.online || connection.updatesWaiting > 0 || alert.is) return false;
  if (consent.choice === null || languageOffer.isShown) return false;
  const match = resolveRoute(location.pathname);
  if (match.kind !== 'page' || match.status !== 200 || match.page.startsWith('contact')) return false;
  return !document.querySelector(BUSY);
}
