import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '#tests/support/mount.tsx';
import { ListFilters, setInitialValues } from './list-filters.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'en' } }) }));

it('a late answer to the address before does not take back what was sent meanwhile', async () => {
  const root = await mount(null);
  const onApply = vi.fn();
  const show = (q: string, years: string[]) =>
    act(async () => root.render(<ListFilters type="notice" query={q ? { q } : {}} years={years} onApply={onApply} />));
  const field = () => document.querySelector('input[name=q]') as HTMLInputElement;
  const send = () =>
    act(async () => {
      document.querySelector('form')?.requestSubmit();
    });
  await show('', []);
  field().value = 'a';
  await send();
  await show('a', []);
  field().value = 'ad';
  await send();
  expect(onApply).toHaveBeenLastCalledWith(expect.objectContaining({ q: 'ad' }));
  // The years come with the answer to the first search.
  await show('a', ['2026']);
  expect(field().value).toBe('ad');
  await show('ad', ['2026']);
  expect(field().value).toBe('ad');
  // The address is followed: back to the search before.
  await show('a', ['2026']);
  expect(field().value).toBe('a');
});

describe('the values that the fields begin with', () => {
  const form = () => document.querySelector('form') as HTMLFormElement;
  const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
  const values = () => [field('q').value, field('year').value];
  const fill = () => {
    field('q').value = 'antibody';
    field('year').value = '2024';
  };
  beforeEach(() => {
    document.body.innerHTML = `
      <form>
        <input name="q" type="search" value="old">
        <select name="year"><option value="" selected>All</option><option value="2024">2024</option></select>
      </form>`;
  });
  it('follow what is applied, and count as unchanged', () => {
    const begun = setInitialValues(form(), { q: 'adc', year: '2024' });
    expect([values(), begun]).toEqual([['adc', '2024'], { q: 'adc', year: '2024' }]);
    form().reset();
    expect(values()).toEqual(['adc', '2024']);
    setInitialValues(form(), { q: '', year: '' }, begun);
    expect(values()).toEqual(['', '']);
  });
  it('follow it where React has changed the default already', () => {
    const begun = setInitialValues(form(), { q: 'adc' });
    field('q').defaultValue = '';
    setInitialValues(form(), { q: '' }, begun);
    expect(field('q').value).toBe('');
  });
  it('leave what the visitor has changed meanwhile, until the form is reset', () => {
    fill();
    const begun = setInitialValues(form(), { q: 'adc', year: '' });
    expect(values()).toEqual(['antibody', '2024']);
    setInitialValues(form(), { q: 'cdo', year: '' }, begun);
    expect(values()).toEqual(['antibody', '2024']);
    form().reset();
    expect(values()).toEqual(['cdo', '']);
  });
  it('are the first of a select whose wanted option has not come yet', () => {
    const begun = setInitialValues(form(), { year: '2026' });
    expect([field('year').value, begun]).toEqual(['', { year: '' }]);
    field('year').insertAdjacentHTML('beforeend', '<option value="2026">2026</option>');
    setInitialValues(form(), { year: '2026' }, begun);
    expect(field('year').value).toBe('2026');
  });
});
