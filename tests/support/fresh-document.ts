import { afterAll, beforeAll, vi } from 'vitest';

const removals: (() => void)[] = [];
/** All else that a navigator has of its own has been given to it by a test: jsdom's own properties are the prototype's. */
const ownOfNavigator = new Set(Object.getOwnPropertyNames(navigator));
const { addEventListener } = globalThis;
/** A test that gives its replacements and the fake clock back in the wrong order leaves functions of the fake clock, which nobody moves. */
const NAMES = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
] as const;
const CLOCK = Object.fromEntries(NAMES.map((name) => [name, globalThis[name]]));

function rememberListeners(target: Window | Document, add: typeof target.addEventListener): void {
  target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
    removals.push(() => target.removeEventListener(type, listener, options));
    add.call(target, type, listener, options);
  };
}

/** Channels reach the listeners of an earlier file too. */
const channels: BroadcastChannel[] = [];
const { BroadcastChannel } = globalThis;
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};

/** For test files that share one jsdom (`vitest --project dom --no-isolate`). Each finds it empty: no elements, no stored values, nothing replaced, and nobody who listens. */
beforeAll(() => {
  rememberListeners(window, addEventListener);
  rememberListeners(document, Document.prototype.addEventListener);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  Object.assign(globalThis, CLOCK);
  window.addEventListener = addEventListener;
  document.addEventListener = Document.prototype.addEventListener;
  globalThis.BroadcastChannel = BroadcastChannel;
  for (const channel of channels.splice(0)) channel.close();
  for (const remove of removals.splice(0)) remove();
  for (const name of Object.getOwnPropertyNames(navigator)) if (!ownOfNavigator.has(name)) Reflect.deleteProperty(navigator, name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
