import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Compounds } from './text.tsx';

it.each([
  ['Water reuse', ['']],
  ['Two 2,000 L single-use units', ['single-use']],
  ['Scale-up, in-process', ['Scale-up,', 'in-process']],
  ['항체 비율(DAR)에, 설비(일회용) 수', ['(DAR)에,']],
])('keeps the compounds of "%s" on one line, and the words as they are', (text, compounds) => {
  const markup = renderToStaticMarkup(<Compounds text={text} />);
  expect(markup.replace(/<[^>]+>/g, '')).toBe(text);
  expect([...markup.matchAll(/<span[^>]*>([^<]*)/g)].map(([, word]) => word)).toEqual(compounds.filter(Boolean));
});
