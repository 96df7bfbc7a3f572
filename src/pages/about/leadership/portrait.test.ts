import { describe, expect, it } from 'vitest';

import { initialsOf } from './portrait.tsx';

describe('initialsOf', () => {
  it.each([
    ['Doyun Seo', 'DS'],
    ['Maria de la Cruz', 'MC'],
    ['Madonna', 'M'],
    ['서도윤', '도윤'],
    ['남궁민수', '민수'],
    ['허준', '허준'],
  ])('%s: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
