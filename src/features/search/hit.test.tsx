import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Highlight } from './hit.tsx';

it.each([
  [['The ', 'Songdo', ' campus'], 'The <mark>Songdo</mark> campus'],
  [['', '송도', ' 1공장, ', '송도', ''], '<mark>송도</mark> 1공장, <mark>송도</mark>'],
  [['nothing'], 'nothing'],
  [['a <b> & ', '<i>', ''], 'a &lt;b&gt; &amp; <mark>&lt;i&gt;</mark>'],
  [[], ''],
])('%j', (text, markup) => {
  expect(renderToStaticMarkup(<Highlight text={text} />).replace(/ class="[^"]*"/g, '')).toBe(markup);
});
