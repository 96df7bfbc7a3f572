import { describe, expect, it } from 'vitest';
import { type LinkTargets, postLinks, resolveLink } from './links.ts';
import { ALWAYS, NEVER } from './release.ts';

const heads = [
  { key: 'newsroom/old', release: ALWAYS },
  { key: 'newsroom/soon', release: 200 },
  { key: 'newsroom/later', release: 300 },
  { key: 'newsroom/draft', release: NEVER },
];
const at = (now: number, release: number): LinkTargets => ({ postError: postLinks(heads, now)(release) });

describe('links to posts', () => {
  it('lead to the post in the language of the writer', () => {
    expect(resolveLink('post:newsroom/old', 'ko', at(100, ALWAYS))).toEqual({ address: '/ko/public/newsroom/old' });
  });
  it.each([
    ['post:newsroom/none', "there is no post 'newsroom/none'; use the name of a folder of content/posts"],
    ['post:newsroom/soon', 'the post is shown from 1970-01-01T00:00:00.200Z on; take the link out until then'],
    ['post:newsroom/draft', 'the post is a draft; take the link out until it is shown'],
    ['post:newsroom/old#a', "posts have no places to link to; leave '#a' out"],
    ['post:videos/old', 'posts of type videos have no page of their own; use page:videos'],
    ['post:gossip/old', 'write it as post:newsroom/ID'],
    ['post:newsroom/old/x', 'write it as post:newsroom/ID'],
    ['post:old', 'write it as post:newsroom/ID'],
  ])('%s is refused', (href, hint) => {
    expect(resolveLink(href, 'en', at(100, ALWAYS))).toEqual({ error: `link to '${href}': ${hint}` });
  });
  it.each([
    ['soon', 100, 200, true],
    ['soon', 200, ALWAYS, true],
    ['later', 100, 200, false],
    ['later', 100, NEVER, true],
    ['draft', 100, NEVER, true],
  ] as const)('to %s at %i from a post shown at %d: %s', (id, now, release, isFine) => {
    expect('address' in resolveLink(`post:newsroom/${id}`, 'en', at(now, release))).toBe(isFine);
  });
});

describe('links to pages', () => {
  it.each([
    ['page:nope', "no page has the id 'nope'; use one of core/site/pages.ts"],
    ['page:newsroomPost', "'newsroomPost' shows posts; use post:TYPE/ID"],
    ['page:link', "'link' has no page of its own; use another of core/site/pages.ts"],
    [
      'page:company#vison',
      "the page table has no place '#vison' for the page; use one of vision, values, philosophy, history, group; did you mean 'vision'?",
    ],
    ['page:ceo#top', "the page table has no place '#top' for the page; leave it out"],
  ])('%s is refused', (href, hint) => {
    expect(resolveLink(href, 'en', at(0, ALWAYS))).toEqual({ error: `link to '${href}': ${hint}` });
  });
  it('lead to a place of the page table, or to one that comes from content', () => {
    expect(resolveLink('page:company#vision', 'en', at(0, ALWAYS))).toEqual({ address: '/en/aboutus/company#vision' });
    expect(resolveLink('page:social#safety-goals', 'ko', at(0, ALWAYS))).toEqual({ address: '/ko/esg/social#safety-goals' });
    expect(resolveLink('page:videos#any-film', 'ko', at(0, ALWAYS))).toEqual({ address: '/ko/public/videos#any-film' });
  });
});
