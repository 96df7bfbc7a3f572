import { expect, it } from 'vitest';
import { joinKorean } from './join-korean.ts';

it.each([
  ['적합성 증명서(CoC)를', '적합성 증명서+(CoC)+를'],
  ['국제의약품규제조화위원회(ICH)의', '국제의약품규제조화위원회+(ICH)+의'],
  ['본사(인천)', '본사+(인천)'],
  ['본사 (인천)', '본사 (인천)'],
  ['위탁개발생산(여러 낱말)', '위탁개발생산(여러 낱말)'],
  ['언론·홍보', '언론+·+홍보'],
  ['공정개발·생산·품질관리·유지보수', '공정개발+·생산+·품질관리+·유지보수'],
  ['전화 1833-6972', '전화 1833-+6972'],
  ['전화 02-1234-5678', '전화 02-+1234-+5678'],
  ['전화 +82-32-123-4567', '전화 +82-32-123-4567'],
  ['certificate (CoC)s, A(B)', 'certificate (CoC)s, A(B)'],
])('joins "%s" where a line would break within a word', (text, joined) => {
  expect(joinKorean(text).replaceAll('\u2060', '+')).toBe(joined);
});
