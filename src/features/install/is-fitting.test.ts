// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertShown, connectionChanged } from '#src/state/slices.ts';
import { createStore } from '#src/state/store.ts';
import { isFitting } from './is-fitting.ts';

const put = (html: string, path = '/en/aboutus/ceo') => {
  document.body.innerHTML = html;
  history.replaceState(null, '', path);
};
// jsdom has no popovers.
const select = document.querySelector.bind(document);
beforeEach(() => {
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => select(selector.replace(':popover-open', '.popover-open')));
  put('<main><dialog></dialog><section data-cookie-banner="" hidden></section><input></main>');
});
afterEach(() => vi.restoreAllMocks());

describe('isFitting', () => {
  it('is true on a page where nothing else is going on', () => expect(isFitting(createStore().getState())).toBe(true));
  it.each(['/ko/contactUs', '/en/contactUs/sent', '/errors/404', '/en/nope', '/en/errors/500'])('is false on %s', (path) => {
    history.replaceState(null, '', path);
    expect(isFitting(createStore().getState())).toBe(false);
  });
  it.each([
    '<dialog open></dialog>',
    '<div class="popover-open"></div>',
    '<section data-cookie-banner=""></section>',
    '<aside lang="ko"></aside>',
  ])('is false beside %s', (html) => {
    put(html);
    expect(isFitting(createStore().getState())).toBe(false);
  });
  it('is false while something is written', () => {
    document.querySelector('input')?.focus();
    expect(isFitting(createStore().getState())).toBe(false);
  });
  it.each([connectionChanged({ online: false }), connectionChanged({ updatesWaiting: 1 }), alertShown({ message: 'x' })])(
    'is false after $type $payload',
    (action) => {
      const store = createStore();
      store.dispatch(action as never);
      expect(isFitting(store.getState())).toBe(false);
    },
  );
  it('is false in a tab that nobody looks at', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(isFitting(createStore().getState())).toBe(false);
  });
});
