import { describe, expect, it } from 'vitest';
import { createLinkQueue } from './link-queue.ts';

describe('createLinkQueue (design 8)', () => {
  it('gives links in the order in which they came into view, each path once', () => {
    const queue = createLinkQueue();
    for (const path of ['/en/a', '/en/b', '/en/a']) queue.enter(path);
    expect([queue.next('all'), queue.next('all'), queue.next('all')]).toEqual(['/en/a', '/en/b', undefined]);
    queue.leave('/en/a');
    queue.enter('/en/a');
    expect(queue.next('all')).toBeUndefined();
  });
  it('forgets a link that leaves the view before its turn, and takes it when it comes back', () => {
    const queue = createLinkQueue();
    queue.enter('/en/a');
    queue.leave('/en/a');
    expect(queue.next('all')).toBeUndefined();
    queue.enter('/en/a');
    expect(queue.next('all')).toBe('/en/a');
  });
  it('keeps a path while another link in view leads to it', () => {
    const queue = createLinkQueue();
    queue.enter('/en/a');
    queue.enter('/en/a');
    queue.leave('/en/a');
    expect(queue.next('all')).toBe('/en/a');
  });
  it('takes first what is pressed, then what is pointed at, then what is seen', () => {
    const queue = createLinkQueue();
    queue.enter('/en/seen');
    queue.expect('/en/pointed', false);
    queue.expect('/en/pressed', true);
    expect([queue.next('all'), queue.next('all'), queue.next('all')]).toEqual(['/en/pressed', '/en/pointed', '/en/seen']);
  });
  it('on a slow network gives what is pressed and nothing else', () => {
    const queue = createLinkQueue();
    queue.enter('/en/seen');
    queue.expect('/en/pointed', false);
    expect(queue.next('press')).toBeUndefined();
    queue.expect('/en/pointed', true);
    // Pointed at again: as sure as before.
    queue.expect('/en/pointed', false);
    expect([queue.next('press'), queue.next('press')]).toEqual(['/en/pointed', undefined]);
  });
  it('gives nothing where nothing may be fetched, and loses nothing by that', () => {
    const queue = createLinkQueue();
    queue.enter('/en/a');
    queue.expect('/en/b', true);
    expect(queue.next('none')).toBeUndefined();
    expect([queue.next('all'), queue.next('all')]).toEqual(['/en/b', '/en/a']);
  });
  it('forgets what was only pointed at when it leaves the view, not what was pressed', () => {
    const queue = createLinkQueue();
    for (const path of ['/en/a', '/en/b']) queue.enter(path);
    queue.expect('/en/a', false);
    queue.expect('/en/b', true);
    for (const path of ['/en/a', '/en/b']) queue.leave(path);
    expect([queue.next('all'), queue.next('all')]).toEqual(['/en/b', undefined]);
  });
  it('gives another turn to what was called off', () => {
    const queue = createLinkQueue();
    queue.enter('/en/a');
    expect(queue.next('all')).toBe('/en/a');
    queue.giveBack('/en/a');
    expect(queue.next('all')).toBe('/en/a');
  });
});
