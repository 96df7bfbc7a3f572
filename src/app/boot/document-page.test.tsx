import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPage, type PageId } from '#core/site/pages.ts';
import type { PageModule } from '#src/pages/page-module.ts';
import { connectionChanged } from '#src/state/slices.ts';
import { createStore } from '#src/state/store.ts';
import type { AppContext } from '../app-context.ts';

const loadPageModule = vi.fn<(id: PageId) => Promise<PageModule>>();
vi.mock('../navigation/page-modules.ts', () => ({ loadPageModule: (id: PageId) => loadPageModule(id) }));
const reloadOnce = vi.fn(async () => false);
const canReachSite = vi.fn<() => Promise<boolean>>();
vi.mock('#src/shared/dom/can-reach-site.ts', () => ({ canReachSite: () => canReachSite() }));
const repairFiles = vi.fn(async (_urls: readonly string[]) => undefined);
vi.mock('#src/shared/dom/reload-guard.ts', async (original) => ({
  ...(await original<object>()),
  reloadOnce: () => reloadOnce(),
  repairFiles: (urls: readonly string[]) => repairFiles(urls),
}));
const { loadDocumentPage } = await import('./prepare-hydration.tsx');

const Component = () => null;
const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/ceo-page-1.js');
let app: AppContext;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const load = () => loadDocumentPage(app, { page: getPage('ceo'), locale: 'en' }, undefined);
const calls = () => loadPageModule.mock.calls.length;

beforeEach(() => {
  app = { store: createStore(), i18n: { load: vi.fn(), has: () => true, get: vi.fn() }, readIndex: vi.fn() };
  loadPageModule.mockReset().mockRejectedValueOnce(MISSING).mockResolvedValue({ Component });
  canReachSite.mockReset().mockResolvedValue(true);
  reloadOnce.mockClear();
  repairFiles.mockClear();
});
afterEach(() => document.body.replaceChildren());

describe('a page whose code does not come', () => {
  it.each(['pointerdown', 'keydown', 'popstate', 'online'])('is asked for again at %s, and not before', async (type) => {
    const loaded = load();
    await settle();
    expect([calls(), reloadOnce.mock.calls.length]).toEqual([1, 1]);
    dispatchEvent(new Event(type));
    expect((await loaded).Component).toBe(Component);
    expect(calls()).toBe(2);
  });
  it('is asked for again when the network is back, which the visitor is told has gone', async () => {
    canReachSite.mockResolvedValue(false);
    const loaded = load();
    await vi.waitUntil(() => !app.store.getState().connection.online);
    expect(calls()).toBe(1);
    app.store.dispatch(connectionChanged({ online: true }));
    expect((await loaded).Component).toBe(Component);
  });
  it('is asked for again at a touch that falls into the search for the cause', async () => {
    let answer = (_canReach: boolean) => undefined as unknown;
    canReachSite.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const loaded = load();
    await settle();
    dispatchEvent(new Event('pointerdown'));
    answer(true);
    expect((await loaded).Component).toBe(Component);
  });
  it('is fetched past the cache where the browser has only a part of it', async () => {
    document.body.innerHTML = '<script id="boot" data-page="/assets/ceo-page-1.js /assets/ceo-1.js" type="text/plain"></script>';
    loadPageModule.mockReset().mockRejectedValue(new SyntaxError('Unexpected end of input'));
    void load();
    await settle();
    expect(repairFiles.mock.calls).toEqual([[['/assets/ceo-page-1.js', '/assets/ceo-1.js']]]);
    expect(reloadOnce).not.toHaveBeenCalled();
  });
});
