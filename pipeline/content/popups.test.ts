import { describe, expect, it } from 'vitest';
import { checkPopups, readPopups } from './popups.ts';

const words = { en: 'Words', ko: '말' };
const good = { id: 'a', start: '2025-12-22T00:00:00+09:00', end: '2026-01-05T00:00:00+09:00', title: words, body: words };

describe('content/popups.json', () => {
  it('takes an entry with both languages and a link to a post', () => {
    expect(checkPopups([{ ...good, link: 'notice/x' }], (type, id) => type === 'notice' && id === 'x')).toEqual([]);
  });
  it('takes an entry without an end', () => {
    const { end: _end, ...open } = good;
    expect(checkPopups([open], () => true)).toEqual([]);
  });
  it('names every error at once, each with a hint', () => {
    const bad = {
      id: 'A b',
      start: '2025-12-22',
      end: '2025-12-01T00:00:00+09:00',
      title: { en: 'Words', ko: '' },
      body: words,
      link: 'notice/gone',
    };
    expect(checkPopups([bad, good, good], () => false)).toEqual([
      "content/popups.json, entry 1 ('A b'): 'id' has lower-case letters, digits and hyphens only",
      "content/popups.json, entry 1 ('A b'): 'start' is '2025-12-22'; write it as 2025-12-22T00:00:00+09:00",
      "content/popups.json, entry 1 ('A b'): 'end' is not after 'start'",
      "content/popups.json, entry 1 ('A b'): 'title.ko' is missing; add it",
      "content/popups.json, entry 1 ('A b'): link 'notice/gone' is no post; write it as TYPE/ID",
      "content/popups.json, entry 3 ('a'): 'id' is used twice; give it another",
    ]);
  });
  it('reads the site\u2019s own in both languages', () => {
    expect(readPopups('ko')[0]).toMatchObject({ title: '연말연시 휴무 안내', href: '/ko/public/notice/20251222-year-end-hours' });
  });
});
