import { describe, expect, it } from 'vitest';
import { leaderAt, OPENED, profileAnchor, wayOut } from './profile-address.ts';

const leaders = [{ id: 'ceo' }, { id: 'syr-gm' }];

describe('address of a profile', () => {
  it('leads to the leader it was made from', () => {
    for (const leader of leaders) expect(leaderAt(`#${profileAnchor(leader.id)}`, leaders)).toBe(leader);
  });
  it.each(['', '#', '#executive', '#leader-', '#leader-nobody', '#leader-ceo2', 'leader-ceo', '#LEADER-CEO', '#%E0%A4%A', '#leader-ceo%'])(
    'opens nothing at %j',
    (hash) => expect(leaderAt(hash, leaders)).toBeUndefined(),
  );
  it('is left by going back where the page opened it, and by replacing it after a deep link', () => {
    expect(wayOut(OPENED)).toBe('back');
    for (const state of [null, undefined, {}, { still: true }]) expect(wayOut(state)).toBe('replace');
  });
});
