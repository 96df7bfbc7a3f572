/** Who types goes on for at least so long without a pause, in milliseconds. */
const PAUSE = 700;
/** What is seen so long is believed to be read before a key answers it, in milliseconds. */
const NOTICED = 500;

let typedAt = Number.NEGATIVE_INFINITY;
let actedAt = Number.NEGATIVE_INFINITY;

/** Begins to notice when the visitor types, and when they do something on purpose: press a button, send a form. */
export function watchTyping(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const noticeTyping = ({ target }: Event) => {
    if (isText(target)) typedAt = performance.now();
  };
  const noticeAct = () => {
    actedAt = performance.now();
    typedAt = Number.NEGATIVE_INFINITY;
  };
  document.addEventListener('input', noticeTyping, options);
  for (const type of ['click', 'submit']) document.addEventListener(type, noticeAct, options);
  return () => listening.abort();
}

const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** Runs when the visitor does not type: at once, or with their next pause. What opens takes the focus, and the keys with it. */
export function whenTypingPauses(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    const left = typedAt + PAUSE - performance.now();
    if (left <= 0) run();
    else timer = setTimeout(check, left);
  };
  check();
  return () => clearTimeout(timer);
}

/** Keeps keys from what has just opened by itself, and was not asked for by a click: they were meant for something else. */
export function ignoreEarlyKeys(opened: HTMLElement): void {
  const openedAt = performance.now();
  if (openedAt - actedAt < NOTICED) return;
  const listening = new AbortController();
  opened.addEventListener('keydown', (event) => performance.now() - openedAt < NOTICED && event.preventDefault(), {
    capture: true,
    signal: listening.signal,
  });
  setTimeout(() => listening.abort(), NOTICED);
}
