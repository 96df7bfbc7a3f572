import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Leader } from '#core/site/content.ts';
import { hasPortraits, Profile } from './leadership-page.tsx';

vi.mock('site:leaders', () => ({ default: {} }));

const image = { uuid: 'u', name: 'portrait.1', width: 800, height: 1000, widths: [480], focal: [50, 50], alt: '' } as NonNullable<
  Leader['image']
>;
const leader = (id: string, portrait?: typeof image): Leader => ({
  id,
  name: id,
  title: 'title',
  bio: 'bio',
  ...(portrait && { image: portrait }),
});
const draw = (one: Leader, all: Leader[]) => renderToStaticMarkup(<Profile leader={one} hasPortrait={hasPortraits(all)} />);

it('portraits are shown when most leaders have one, with the pending picture for the others', () => {
  const [a, b, c, plain] = [leader('a', image), leader('b', image), leader('c'), leader('d')];
  expect(draw(a, [a, c, plain])).not.toContain('<img');
  expect(draw(a, [a, b, c])).toContain('portrait.1');
  expect(draw(c, [a, b, c])).toContain('/portrait-pending.svg');
});
