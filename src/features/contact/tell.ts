import { alertShown } from '#src/state/slices.ts';
import type { Store } from '#src/state/store.ts';

let last: Promise<void> = Promise.resolve();

/** Shows the site's alert (spec 4) and settles when it has been confirmed: one alert after another, none lost. */
export function tell(store: Pick<Store, 'dispatch'>, message: string): Promise<void> {
  last = last.then(
    () =>
      new Promise((resolve) => {
        const onClose = ({ target }: Event) => {
          if ((target as Element).getAttribute('role') !== 'alertdialog') return;
          document.removeEventListener('close', onClose, true);
          resolve();
        };
        document.addEventListener('close', onClose, true);
        store.dispatch(alertShown({ message }));
      }),
  );
  return last;
}
