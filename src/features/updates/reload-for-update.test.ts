import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();
let container: EventTarget & { controller: object | null };
let subject: typeof import('./reload-for-update.ts');

beforeEach(async () => {
  vi.resetModules();
  container = Object.assign(new EventTarget(), { controller: null });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.stubGlobal('location', { reload: reload.mockReset() });
  subject = await import('./reload-for-update.ts');
});
afterEach(() => vi.unstubAllGlobals());

const changeController = (controller: object | null = {}) => {
  container.controller = controller;
  container.dispatchEvent(new Event('controllerchange'));
};

describe('reloadWhenWorkerIsReplaced', () => {
  it('reloads a tab whose worker was replaced, once, and before the page has registered its own', () => {
    container.controller = {};
    subject.reloadWhenWorkerIsReplaced();
    changeController();
    changeController();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload where the worker is gone with the data of the site, which a page may hold alone by then', () => {
    container.controller = {};
    subject.reloadWhenWorkerIsReplaced();
    changeController(null);
    expect(reload).not.toHaveBeenCalled();
    changeController();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload for the first worker, and does for the second', () => {
    subject.reloadWhenWorkerIsReplaced();
    changeController();
    expect(reload).not.toHaveBeenCalled();
    changeController();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
