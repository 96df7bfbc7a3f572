import { describe, expect, it } from 'vitest';
import aboutus from '../../locales/ko/aboutus.json';
import { checkLeaders, type LeaderSource } from './check-leaders.ts';
import { leaderGroups, readLeaders } from './leaders.ts';

const both = (text: string) => ({ en: text, ko: text });
const leader = (changes: object = {}): Partial<LeaderSource> => ({
  id: 'one',
  group: 'executive',
  name: both('Name'),
  title: both('Title'),
  bio: both('Bio'),
  ...changes,
});
const check = (...leaders: Partial<LeaderSource>[]) => checkLeaders(leaders, (key) => key === 'known');

describe('leaders', () => {
  it('pass with and without a portrait', () => {
    expect(check(leader(), leader({ id: 'two', group: 'syracuse', image: 'known' }))).toEqual([]);
  });
  it('name every error at once, with its place', () => {
    const errors = check(
      leader({ group: 'board' }),
      leader({ bio: { en: 'Bio', ko: ' ' }, image: 'unknown' }),
      leader({ id: 'Not An Id', name: { en: 'Name' } }),
      {},
    );
    expect(errors).toEqual([
      "content/leaders.json, 'one': no group 'board'; use one of executive, syracuse",
      "content/leaders.json, 'one': the id is used twice; give one of them another",
      "content/leaders.json, 'one': bio.ko is missing; every profile is in both languages",
      "content/leaders.json, 'one': image 'unknown' is not in content/media/media.json",
      "content/leaders.json, 'Not An Id': an id has lower-case letters, digits and hyphens",
      "content/leaders.json, 'Not An Id': name.ko is missing; every profile is in both languages",
      'content/leaders.json, entry 4: an id has lower-case letters, digits and hyphens',
      "content/leaders.json, entry 4: no group 'undefined'; use one of executive, syracuse",
      ...['name', 'title', 'bio'].flatMap((field) =>
        ['en', 'ko'].map((locale) => `content/leaders.json, entry 4: ${field}.${locale} is missing; every profile is in both languages`),
      ),
    ]);
  });
});

describe('content/leaders.json', () => {
  it('has eight members of the committee and five leaders in Syracuse', () => {
    const groups = leaderGroups('ko', () => undefined);
    expect(groups.map(({ id, leaders }) => [id, leaders.length])).toEqual([
      ['executive', 8],
      ['syracuse', 5],
    ]);
    expect(groups[0]?.leaders[0]).toMatchObject({ id: 'ceo', name: aboutus.ceo.name, title: aboutus.ceo.title });
    expect(readLeaders()).toHaveLength(13);
  });
});
