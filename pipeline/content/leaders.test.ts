import { expect, it } from 'vitest';
import aboutus from '../../locales/ko/aboutus.json';
import { leaderGroups } from './leaders.ts';

const namesOf = (locale: 'en' | 'ko') => leaderGroups(locale, () => undefined).flatMap(({ leaders }) => leaders);

it('gives a name that is not Korean its English spelling on Korean pages, and no other', () => {
  const foreign = namesOf('ko').filter(({ name }) => name.includes(' '));
  expect(foreign.length).toBeGreaterThan(0);
  for (const { id, latinName } of foreign) expect(latinName).toBe(namesOf('en').find((leader) => leader.id === id)?.name);
  expect(namesOf('ko').filter(({ latinName }) => latinName)).toHaveLength(foreign.length);
  expect(namesOf('en').some(({ latinName }) => latinName)).toBe(false);
});

it('has eight members of the committee and five leaders in Syracuse, the chief executive first', () => {
  const groups = leaderGroups('ko', () => undefined);
  expect(groups.map(({ id, leaders }) => [id, leaders.length])).toEqual([
    ['executive', 8],
    ['syracuse', 5],
  ]);
  expect(groups[0]?.leaders[0]).toMatchObject({ id: 'ceo', name: aboutus.ceo.name, title: aboutus.ceo.title });
});
