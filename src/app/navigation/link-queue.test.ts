import { describe, expect, it } from 'vitest';
import { createLinkQueue } from './link-queue.ts';

describe('createLinkQueue', () => {
  it('gives links in the order in which they came into view, each path once', () => {
    const queue = createLinkQueue();
    for (const path of ['/en/a', '/en/b', '/en/a']) queue.enter(path);
    expect([queue.next('view'), queue.next('view'), queue.next('view')]).toEqual(['/en/a', '/en/b', undefined]);
    queue.leave('/en/a');
    queue.enter('/en/a');
    expect(queue.next('view')).toBeUndefined();
  });
  it('forgets a link that leaves the view before its turn, and takes it when it comes back', () => {
    const queue = createLinkQueue();
    queue.enter('/en/a');
    queue.leave('/en/a');
    expect(queue.next('view')).toBeUndefined();
    queue.enter('/en/a');
    expect(queue.next('view')).toBe('/en/a');
  });
  it('keeps a path while another link in view leads to it', () => {
    const queue = createLinkQueue();
    queue.enter('/en/a');
    queue.enter('/en/a');
    queue.leave('/en/a');
    expect(queue.next('view')).toBe('/en/a');
  });
  it('takes first what is touched, then what is pointed at, then what is in view', () => {
    const queue = createLinkQueue();
    queue.enter('/en/visible');
    queue.expect('/en/pointed', false);
    queue.expect('/en/touched', true);
    expect([queue.next('view'), queue.next('view'), queue.next('view')]).toEqual(['/en/touched', '/en/pointed', '/en/visible']);
  });
  it('on a slow network gives what is touched and nothing else', () => {
    const queue = createLinkQueue();
    queue.enter('/en/visible');
    queue.expect('/en/pointed', false);
    expect(queue.next('touch')).toBeUndefined();
    queue.expect('/en/pointed', true);
    // Pointed at again: as sure as before.
    queue.expect('/en/pointed', false);
    expect([queue.next('touch'), queue.next('touch')]).toEqual(['/en/pointed', undefined]);
  });
  it('gives nothing where nothing may be fetched, and gives it later', () => {
    const queue = createLinkQueue();
    queue.enter('/en/a');
    queue.expect('/en/b', true);
    expect(queue.next('none')).toBeUndefined();
    expect([queue.next('view'), queue.next('view')]).toEqual(['/en/b', '/en/a']);
  });
  it('forgets what was only pointed at when it leaves the view, not what was touched', () => {
    const queue = createLinkQueue();
    for (const path of ['/en/a', '/en/b']) queue.enter(path);
    queue.expect('/en/a', false);
    queue.expect('/en/b', true);
    for (const path of ['/en/a', '/en/b']) queue.leave(path);
    expect([queue.next('view'), queue.next('view')]).toEqual(['/en/b', undefined]);
  });
  it('gives again what was cancelled', () => {
    const queue = createLinkQueue();
    queue.enter('/en/a');
    expect(queue.next('view')).toBe('/en/a');
    queue.giveBack('/en/a');
    expect(queue.next('view')).toBe('/en/a');
  });
  it('says whether a path is still wanted: in view, or touched', () => {
    const queue = createLinkQueue();
    for (const path of ['/en/a', '/en/b']) queue.enter(path);
    queue.expect('/en/b', true);
    for (const _turn of [1, 2]) queue.next('view');
    expect([queue.isWanted('/en/a'), queue.isWanted('/en/b')]).toEqual([true, true]);
    for (const path of ['/en/a', '/en/b']) queue.leave(path);
    expect([queue.isWanted('/en/a'), queue.isWanted('/en/b')]).toEqual([false, true]);
  });
});
