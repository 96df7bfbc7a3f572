import { expect, test } from 'vitest';
import { toCsv } from './write-export.ts';

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
