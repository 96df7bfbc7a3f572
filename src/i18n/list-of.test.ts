import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { listOf, rowsOf } from './list-of.ts';

describe('lists of texts', () => {
  const { t } = createI18n('en', {
    common: { steps: { 2: 'then', 1: 'first', 10: 'last' }, rows: { 1: { term: 'a', text: 'b' }, 2: { term: 'c', text: 'd' } } },
  });

  it('come in the order of their numbers', () => {
    expect(listOf(t, 'steps')).toEqual(['first', 'then', 'last']);
  });

  it('keep the texts of a row by name', () => {
    expect(rowsOf(t, 'rows')).toEqual([
      { term: 'a', text: 'b' },
      { term: 'c', text: 'd' },
    ]);
  });
});
