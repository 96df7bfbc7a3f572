import { describe, expect, it } from 'vitest';
import { readPopups } from './popups.ts';

describe('content/popups.json', () => {
  it('reads the site\u2019s own in both languages', () => {
    expect(readPopups('ko')[0]).toMatchObject({ title: '연말연시 휴무 안내', href: '/ko/public/notice/20251222-year-end-hours' });
  });
});
