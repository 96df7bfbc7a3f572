import { expect, it } from 'vitest';
import { leaderGroups } from './leaders.ts';

const namesOf = (locale: 'en' | 'ko') => leaderGroups(locale, () => undefined).flatMap(({ leaders }) => leaders);

it('gives a name that is not Korean its English spelling on Korean pages, and no other', () => {
  const foreign = namesOf('ko').filter(({ name }) => name.includes(' '));
  expect(foreign.length).toBeGreaterThan(0);
  for (const { id, latinName } of foreign) expect(latinName).toBe(namesOf('en').find((leader) => leader.id === id)?.name);
  expect(namesOf('ko').filter(({ latinName }) => latinName)).toHaveLength(foreign.length);
  expect(namesOf('en').some(({ latinName }) => latinName)).toBe(false);
});
