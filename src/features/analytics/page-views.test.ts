import { afterEach, describe, expect, it, vi } from 'vitest';
import { addSender, type PageView, trackPageView, trackWhile } from './page-views.ts';

const view: PageView = { page_path: '/en/aboutus/ceo', page_title: 'CEO Message', locale: 'en', section: 'aboutus' };
const removals: (() => void)[] = [];
const addSpy = (sender = vi.fn()) => {
  removals.push(addSender(sender));
  return sender;
};

describe('trackPageView', () => {
  afterEach(() => {
    for (const remove of removals.splice(0)) remove();
  });

  it('sends nothing before anyone said where consent stands', async () => {
    vi.resetModules();
    const fresh = await import('./page-views.ts');
    const sender = vi.fn();
    fresh.addSender(sender);
    fresh.trackPageView(view);
    expect(sender).not.toHaveBeenCalled();
  });
  it('sends to tracker and tag manager once consent is given, and stops as soon as it is withdrawn', () => {
    let isAllowed = false;
    trackWhile(() => isAllowed);
    const [tracker, tagManager] = [addSpy(), addSpy()];
    trackPageView(view);
    isAllowed = true;
    trackPageView(view);
    isAllowed = false;
    trackPageView(view);
    expect(tracker.mock.calls).toEqual([[view]]);
    expect(tagManager.mock.calls).toEqual([[view]]);
  });
  it('goes on to the other senders when one fails', () => {
    trackWhile(() => true);
    const broken = addSpy(
      vi.fn(() => {
        throw new Error('blocked');
      }),
    );
    const sound = addSpy();
    expect(() => trackPageView(view)).not.toThrow();
    expect([broken, sound].map((sender) => sender.mock.calls.length)).toEqual([1, 1]);
  });
  it('sends nothing more to a sender that was removed', () => {
    trackWhile(() => true);
    const sender = vi.fn();
    addSender(sender)();
    trackPageView(view);
    expect(sender).not.toHaveBeenCalled();
  });
});
