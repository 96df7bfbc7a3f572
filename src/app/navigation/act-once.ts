import { isComposing } from '#src/shared/dom/is-composing.ts';

/**
 * What a visitor does once happens once. The second click of a double click would follow a link of the next page; Enter that is held would
 * send a form again and again.
 */
export function actOnce(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  /** Where the visitor was at the first click. */
  let address = '';
  const onClick = (event: MouseEvent) => {
    if (event.detail < 2) address = location.href;
    else if (address !== location.href) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat && !isComposing(event) && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  };
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKeyDown, options);
  return () => listening.abort();
}
