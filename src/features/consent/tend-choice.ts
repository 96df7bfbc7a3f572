import { type ConsentChoice, consentSet } from '#src/state/slices.ts';
import type { Store } from '#src/state/store.ts';
import { keepConsent } from './consent-store.ts';

/**
 * Keeps the words and buttons of the cookie policy's choice true to the store. On the document, since the page may stand
 * still (src/app/still-page.tsx): the status carries the words of each state, the buttons what they choose.
 */
export function tendChoice(root: HTMLElement | null, store: Pick<Store, 'getState' | 'dispatch' | 'subscribe'>): (() => void) | undefined {
  const status = root?.querySelector<HTMLElement>('[data-none]');
  if (!root || !status) return undefined;
  const chosen = () => store.getState().consent.choice;
  const draw = () => {
    const words = status.dataset[chosen() ?? 'none'] ?? '';
    if (status.textContent !== words) status.textContent = words;
    for (const button of root.querySelectorAll('button')) button.hidden = (button.dataset.choose === 'other') === (chosen() === null);
  };
  const onClick = (event: MouseEvent) => {
    const wanted = (event.target as Element).closest('button')?.dataset.choose;
    if (!wanted) return;
    const value: ConsentChoice = wanted === 'other' ? (chosen() === 'accepted' ? 'rejected' : 'accepted') : (wanted as ConsentChoice);
    keepConsent(value);
    store.dispatch(consentSet(value));
    // The button that was pressed may be gone now.
    root.querySelector<HTMLElement>('button:not([hidden])')?.focus();
  };
  draw();
  root.addEventListener('click', onClick);
  const unsubscribe = store.subscribe(draw);
  return () => {
    root.removeEventListener('click', onClick);
    unsubscribe();
  };
}
