import { afterAll, vi } from 'vitest';

/** `act` of React is used throughout. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ends: (() => void)[] = [];

/** What the page listens to ends with its file. So it is in a browser, where a page's listeners stay as long as its document. */
function rememberListeners(target: Window | Document): void {
  const { addEventListener } = target;
  target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
    ends.push(() => target.removeEventListener(type, listener, options));
    addEventListener.call(target, type, listener, options);
  };
  afterAll(() => {
    target.addEventListener = addEventListener;
  });
}
rememberListeners(window);
rememberListeners(document);

/** An open channel would bring an earlier file what a later one sends. */
const { BroadcastChannel } = globalThis;
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    ends.push(() => this.close());
  }
};

/** Test files share one jsdom. Each finds it empty: no elements, no stored values, nothing replaced, and nobody who listens. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  globalThis.BroadcastChannel = BroadcastChannel;
  for (const end of ends) end();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
