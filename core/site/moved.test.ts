import { describe, expect, it } from 'vitest';
import { findRedirect } from './moved.ts';

const table = { '/en/old': '/en/public/newsroom', '/old': '/en/aboutus/company#vision', '/ko/%EC%98%9B': '/ko' };

describe('findRedirect', () => {
  it.each([
    ['/en/old', '/en/public/newsroom'],
    ['/en/old?utm=a%20b&x', '/en/public/newsroom?utm=a%20b&x'],
    ['/en/old/', '/en/public/newsroom'],
    ['/en//old.html?x=1', '/en/public/newsroom?x=1'],
    ['/old?x=1#gone', '/en/aboutus/company?x=1#vision'],
    ['/ko/%EC%98%9B', '/ko'],
    ['/ko/옛', '/ko'],
  ])('%s has moved to %s', (url, to) => expect(findRedirect(url, table)).toBe(to));
  it.each(['/', '/en', '/en/old/x', '/EN/old', '/en/%E0%A4%A', '/constructor', '__proto__', ''])('%s has not', (url) =>
    expect(findRedirect(url, table)).toBeUndefined(),
  );
});
