import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertShown, connectionChanged, consentSet, languageOfferShown } from '#src/state/slices.ts';
import { createStore, type Store } from '#src/state/store.ts';
import { canShowInstall } from './can-show-install.ts';

const put = (html: string, path = '/en/aboutus/ceo') => {
  document.body.innerHTML = html;
  history.replaceState(null, '', path);
};
let store: Store;
// jsdom has no popovers.
const select = document.querySelector.bind(document);
beforeEach(() => {
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => select(selector.replace(':popover-open', '.popover-open')));
  put('<main><dialog></dialog><input></main>');
  store = createStore();
  store.dispatch(consentSet('rejected'));
});
afterEach(() => vi.restoreAllMocks());

describe('canShowInstall', () => {
  it('is true on a page where nothing else is going on', () => expect(canShowInstall(store.getState())).toBe(true));
  it.each(['/ko/contactUs', '/en/contactUs/sent', '/errors/404', '/en/nope', '/en/errors/500'])('is false on %s', (path) => {
    history.replaceState(null, '', path);
    expect(canShowInstall(store.getState())).toBe(false);
  });
  it.each(['<dialog open></dialog>', '<div class="popover-open"></div>'])('is false beside %s', (html) => {
    put(html);
    expect(canShowInstall(store.getState())).toBe(false);
  });
  it('is false while something is written', () => {
    document.querySelector('input')?.focus();
    expect(canShowInstall(store.getState())).toBe(false);
  });
  it.each([
    connectionChanged({ online: false }),
    connectionChanged({ updatesWaiting: 1 }),
    alertShown({ message: 'x', type: 'btn-confirm' }),
    consentSet(null),
    languageOfferShown(true),
  ])('is false after $type $payload', (action) => {
    store.dispatch(action);
    expect(canShowInstall(store.getState())).toBe(false);
  });
  it('is false in a tab that nobody looks at', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(canShowInstall(store.getState())).toBe(false);
  });
});
