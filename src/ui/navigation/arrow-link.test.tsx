import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NamedText } from './arrow-link.tsx';

/** What a screen reader says, with the visible words in brackets. */
const read = (name: string, text: string) =>
  renderToStaticMarkup(<NamedText name={name} text={text} />).replace(
    /<span[^>]*>(.*?)<\/span>|([^<]+)/g,
    (_, hidden, seen) => hidden ?? `[${seen}]`,
  );

it.each([
  ['More: Newsroom', 'More', '[More]: Newsroom'],
  ['Page 1 of 11', '1', 'Page [1] of 11'],
  ['시러큐스 더 알아보기', '더 알아보기', '시러큐스 [더 알아보기]'],
  ['Newsroom', 'More', 'Newsroom [More]'],
])("the name '%s' holds the visible words '%s' once, and is said whole", (name, text, said) => expect(read(name, text)).toBe(said));
