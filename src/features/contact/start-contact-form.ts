import { readCache } from '#src/state/local-cache.ts';
import type { Store } from '#src/state/store.ts';

/** What wakes the form: someone comes to it. */
const SIGNS = ['focusin', 'pointerdown', 'submit', 'reset'] as const;

/**
 * Loads the form's behaviour when it is needed: at the first focus or touch, and at once when there is something to show,
 * a draft, an inquiry that waits, a category in the address, or faults that the server has filled in.
 */
export function startContactForm(part: HTMLElement | null, store: Store): (() => void) | undefined {
  const form = part as HTMLFormElement | null;
  if (!form) return undefined;
  let isOver = false;
  let end: (() => void) | undefined;
  let loading: Promise<void> | undefined;
  const load = async () => {
    const { tendContactForm } = await import('./tend-contact-form.ts');
    const tended = await tendContactForm(form, store);
    stop();
    if (isOver) tended();
    else end = tended;
  };
  const wake = (event?: Event) => {
    loading ??= load().catch(() => {
      // The next sign tries again.
      loading = undefined;
    });
    if (event?.type !== 'submit' && event?.type !== 'reset') return;
    // Once more, when someone listens. Where the behaviour cannot be had, the form does it its own way.
    event.preventDefault();
    void loading.then(() => {
      stop();
      if (!loading) form.noValidate = false;
      if (event.type === 'submit') form.requestSubmit((event as SubmitEvent).submitter);
      else form.reset();
    });
  };
  const stop = () => {
    for (const sign of SIGNS) form.removeEventListener(sign, wake);
  };
  for (const sign of SIGNS) form.addEventListener(sign, wake);
  // What is wrong is said in the site's words.
  form.noValidate = true;
  const hasCategory = new URLSearchParams(location.search).has('category');
  const isFilled = form.contains(document.activeElement) || form.querySelector('[aria-invalid]') !== null;
  if (hasCategory || isFilled || readCache('draft') || readCache('outbox')) wake();
  return () => {
    isOver = true;
    stop();
    end?.();
  };
}
