import { expect, test } from 'vitest';
import teams from '../../content/teams.json' with { type: 'json' };
import { INQUIRY_CATEGORIES } from './inquiry.ts';
import { listTeamErrors } from './teams.ts';

test('every category has a team', () => {
  expect(listTeamErrors(teams)).toEqual([]);
  expect(Object.keys(teams)).toEqual([...INQUIRY_CATEGORIES]);
});

test('lists all errors at once, each with a hint', () => {
  const { media: _, ...others } = teams;
  expect(listTeamErrors({ ...others, esg: 'compliance', adc: 7, press: 'media@example.com' })).toEqual([
    "content/teams.json: 'media' is missing; give the address that reads these inquiries",
    "content/teams.json: 'adc' is no email address; write team@example.com",
    "content/teams.json: 'esg' is no email address; write team@example.com",
    expect.stringMatching(/^content\/teams\.json: 'press' is no category of inquiries; use development, .*, other$/),
  ]);
});

test.each([null, [], 'text', undefined])('%j is no table of teams', (value) => {
  expect(listTeamErrors(value)).toEqual([expect.stringMatching(/^content\/teams\.json: is no object; write/)]);
});
