import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const FORM = `
  <form>
    <input id="q" type="search" value="old">
    <input id="tick" type="checkbox">
    <select id="year"><option value="" selected>All</option><option value="2024">2024</option></select>
  </form>`;
const ADDRESS = '/en/public/newsroom?sort=asc';
let subject: typeof import('./form-values.ts');

const form = () => document.querySelector('form') as HTMLFormElement;
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const values = () => [field('q').value, field('tick').checked, field('year').value];
function fill(): void {
  field('q').value = 'antibody';
  field('tick').checked = true;
  field('year').value = '2024';
}
/** The page as it is after a load. */
async function load(type = 'reload', address = ADDRESS): Promise<void> {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  vi.resetModules();
  subject = await import('./form-values.ts');
  document.body.innerHTML = FORM;
  history.replaceState(null, '', address);
}

beforeEach(async () => {
  sessionStorage.clear();
  await load();
});
afterEach(() => vi.unstubAllGlobals());

describe('values of a form', () => {
  it('are restored after a reload of the same address, for that load only', async () => {
    fill();
    subject.storeFormValues(form());
    await load();
    subject.restoreFormValues(form());
    expect(values()).toEqual(['antibody', true, '2024']);
    expect(sessionStorage).toHaveLength(0);
    await load();
    subject.restoreFormValues(form());
    expect(values()).toEqual(['old', false, '']);
  });
  it('are restored again in a form that React has replaced while it hydrated', async () => {
    fill();
    subject.storeFormValues(form());
    await load();
    subject.restoreFormValues(form());
    document.body.innerHTML = FORM;
    subject.restoreFormValues(form());
    expect(values()).toEqual(['antibody', true, '2024']);
  });
  it.each([
    ['navigate', ADDRESS],
    ['reload', '/en/public/newsroom'],
    ['reload', '/en/public/notice?sort=asc'],
  ])('are dropped after: %s to %s', async (type, address) => {
    fill();
    subject.storeFormValues(form());
    await load(type, address);
    subject.restoreFormValues(form());
    expect(values()).toEqual(['old', false, '']);
    expect(sessionStorage).toHaveLength(0);
  });
  it('leave a field alone that has been changed since, or is not there', async () => {
    fill();
    subject.storeFormValues(form());
    await load();
    field('year').remove();
    field('q').value = 'newer';
    subject.restoreFormValues(form());
    expect([field('q').value, field('tick').checked]).toEqual(['newer', true]);
  });
  it('are not stored where nothing was entered', () => {
    subject.storeFormValues(form());
    expect(sessionStorage).toHaveLength(0);
  });
  it('are lost without an error where storage is refused', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    fill();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(() => subject.storeFormValues(form())).not.toThrow();
    expect(() => subject.restoreFormValues(form())).not.toThrow();
  });
});

it('what is written in the contact form survives a reload before the app runs, and no other form is touched', async () => {
  fill();
  subject.storeContactForm();
  expect(sessionStorage).toHaveLength(0);
  form().dataset.contactForm = '';
  subject.storeContactForm();
  await load();
  subject.restoreContactForm();
  expect(values()).toEqual(['old', false, '']);
  form().dataset.contactForm = '';
  subject.restoreContactForm();
  expect(values()).toEqual(['antibody', true, '2024']);
});

describe('what is entered while the app starts', () => {
  it('is carried over to the fields of a page that React makes anew, and the focus with it', () => {
    const carryOver = subject.keepEntries(document.body);
    field('q').focus();
    fill();
    document.body.innerHTML = FORM;
    carryOver();
    expect([values(), document.activeElement?.id]).toEqual([['antibody', true, '2024'], 'q']);
  });
  it('carries over to fields that come later, each once', () => {
    const carryOver = subject.keepEntries(document.body);
    field('q').focus();
    fill();
    document.body.innerHTML = '';
    carryOver();
    document.body.innerHTML = FORM;
    carryOver();
    expect([values(), document.activeElement?.id]).toEqual([['antibody', true, '2024'], 'q']);
    field('q').value = 'typed since';
    carryOver();
    expect(field('q').value).toBe('typed since');
  });
  it('leaves alone what the visitor has not touched, and fields that have gone', () => {
    const carryOver = subject.keepEntries(document.body);
    fill();
    field('q').value = 'old';
    document.body.innerHTML = FORM;
    field('q').defaultValue = 'of the address';
    field('year').remove();
    carryOver();
    expect([field('q').value, field('tick').checked]).toEqual(['of the address', true]);
  });
  it('stays where the fields are the same', () => {
    const carryOver = subject.keepEntries(document.body);
    fill();
    field('q').focus();
    carryOver();
    expect([values(), document.activeElement?.id]).toEqual([['antibody', true, '2024'], 'q']);
  });
});

describe('the values that the fields of a form begin with', () => {
  const named = () => {
    for (const id of ['q', 'year']) field(id).name = id;
  };
  it('follow what is applied, and count as unchanged', () => {
    named();
    const begun = subject.setInitialValues(form(), { q: 'adc', year: '2024' });
    expect([values(), begun]).toEqual([['adc', false, '2024'], { q: 'adc', year: '2024' }]);
    subject.storeFormValues(form());
    expect(sessionStorage).toHaveLength(0);
    form().reset();
    expect(values()).toEqual(['adc', false, '2024']);
    subject.setInitialValues(form(), { q: '', year: '' }, begun);
    expect(values()).toEqual(['', false, '']);
  });
  it('follow it where React has changed the default already', () => {
    named();
    const begun = subject.setInitialValues(form(), { q: 'adc' });
    field('q').defaultValue = '';
    subject.setInitialValues(form(), { q: '' }, begun);
    expect(field('q').value).toBe('');
  });
  it('leave what the visitor has changed meanwhile, until the form is reset', () => {
    named();
    fill();
    const begun = subject.setInitialValues(form(), { q: 'adc', year: '' });
    expect(values()).toEqual(['antibody', true, '2024']);
    subject.setInitialValues(form(), { q: 'cdo', year: '' }, begun);
    expect(values()).toEqual(['antibody', true, '2024']);
    form().reset();
    expect(values()).toEqual(['cdo', false, '']);
  });
  it('are the first of a select whose wanted option has not come yet', () => {
    named();
    const begun = subject.setInitialValues(form(), { year: '2026' });
    expect([field('year').value, begun]).toEqual(['', { year: '' }]);
    field('year').insertAdjacentHTML('beforeend', '<option value="2026">2026</option>');
    subject.setInitialValues(form(), { year: '2026' }, begun);
    expect(field('year').value).toBe('2026');
  });
});
