import { expect, it, vi } from 'vitest';

vi.mock('./content/post-sources.ts', async (original) => ({
  ...(await original<typeof import('./content/post-sources.ts')>()),
  heldPosts: (now: number) => (now < Date.parse('2026-12-01T00:00Z') ? ['newsroom/soon'] : []),
}));
const { hashBuild } = await import('./build-hash.ts');

it('changes when the time of a post has come, and not with the clock', () => {
  const [before, still, after, later] = ['2026-11-01', '2026-11-30', '2026-12-01', '2031-01-01'].map((day) =>
    hashBuild({ PUBLISH_NOW: `${day}T09:00+09:00` }),
  );
  expect(before).toBe(still);
  expect(after).toBe(later);
  expect(before).not.toBe(after);
});
