import { expect, test } from 'vitest';
import { formatReference, isReference, readReference } from './reference.ts';

const id = '3f2a9c01-0000-4000-8000-000000000001';

test('the reference number names the beginning of the id', () => {
  expect(formatReference(id)).toBe('3F2A-9C01');
  expect(readReference(formatReference(id).toLowerCase())).toBe('3f2a9c01');
});

test.each(['3f2a', '3f2a9c01', '3f2a9c01-0000', id])('%s is the beginning of an id as it is', (start) => {
  expect(readReference(start)).toBe(start);
});

test.each([
  ['3F2A-9C01', true],
  ['3f2a-9c01', false],
  ['3F2A9C01', false],
  ['3F2A-9C01<', false],
  ['', false],
  [null, false],
] as const)('%j is a reference number: %s', (text, expected) => expect(isReference(text)).toBe(expected));
