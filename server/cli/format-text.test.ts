import { expect, test } from 'vitest';
import { formatTable, removeControlCharacters, toCsv, truncateToWidth } from './format-text.ts';

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdefg', 6, 'abcde…'],
  ['김하늘입니다', 6, '김하…'],
  ['ab cdefg', 4, 'ab…'],
])('%s in %i columns is %s', (text, columns, expected) => expect(truncateToWidth(text, columns)).toBe(expected));

test('columns line up, numbers to the right, nothing at line ends', () => {
  const rows = [
    ['Name', 'N', 'Note'],
    ['김하늘', '7', ''],
    ['Jo', '120', 'x'],
  ];
  expect(formatTable(rows, [1])).toBe('Name      N  Note\n김하늘    7\nJo      120  x');
});

test('nothing that a visitor wrote steers the terminal', () => {
  expect(removeControlCharacters('a\u001b[31mb\u0007\u009b2J\r\u202ec\nd')).toBe('a[31mb2Jc\nd');
});

test('in UTF-8 with its mark, every cell quoted, lines as RFC 4180 has them', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['say "hi"', 'one\ntwo, 셋'],
      [null, ''],
    ]),
  ).toBe('\ufeff"a","b"\r\n"say ""hi""","one\ntwo, 셋"\r\n"",""\r\n');
});

test.each(['=1+1', '+82 2 0000', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＠x'])('%j is defused', (text) =>
  expect(toCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`),
);

test.each(['1-2', 'a=b', 'me@example.com', "'quoted"])('%s stays as it is', (text) => expect(toCsv([[text]])).toBe(`\ufeff"${text}"\r\n`));
