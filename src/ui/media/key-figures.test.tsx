import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import s from './key-figures.module.css';
import { FigureNumber } from './key-figures.tsx';

/** The parts of a figure, each with its size. */
function partsOf(text: string): string[] {
  const sizes = { [s.small as string]: 'small', [s.between as string]: 'between' };
  const markup = renderToStaticMarkup(<FigureNumber text={text} />);
  return [...markup.matchAll(/<span(?: class="([^"]*)")?>([^<]+)</g)].map(([, name = '', part]) => `${sizes[name] ?? 'large'}:${part}`);
}

it.each([
  ['100 L to 1,000 L', ['large:100', 'small: L', 'between: to ', 'large:1,000', 'small: L']],
  ['8 × 5,000 L', ['large:8', 'between: × ', 'large:5,000', 'small: L']],
  ['Up to 360,000 L', ['small:Up to ', 'large:360,000', 'small: L']],
  ['62건 이상', ['large:62', 'small:건 이상']],
  ['3', ['large:3']],
])('%s: numbers are large, what joins two of them is smaller, the rest small', (text, parts) => expect(partsOf(text)).toEqual(parts));
