import { expect, test } from 'vitest';
import { formatTable, removeControlCharacters, truncateToWidth } from './format-text.ts';

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
