// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEntries, putEntriesBack } from './keep-entries.ts';

const FORMS = `
  <form method="get">
    <input id="q" type="search" value="old">
    <input id="tick" type="checkbox">
    <select id="year"><option value="" selected>All</option><option value="2024">2024</option></select>
  </form>
  <form method="post"><input id="name"><textarea id="message"></textarea></form>
  <input id="loose">`;
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const values = () => [field('q').value, field('tick').checked, field('year').value];
let visit: string;

/** The page anew, as after a load. */
function load(type = 'reload', address = '/en/public/newsroom?sort=asc'): void {
  visit = type;
  document.body.innerHTML = FORMS;
  history.replaceState(null, '', address);
}
function fill(): void {
  field('q').value = 'antibody';
  field('tick').checked = true;
  field('year').value = '2024';
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: visit }] });
  load();
});

describe('entries through an update', () => {
  it('are put back once, after a reload of the same address', () => {
    fill();
    keepEntries();
    load();
    putEntriesBack();
    expect(values()).toEqual(['antibody', true, '2024']);
    expect(sessionStorage).toHaveLength(0);
    load();
    expect(values()).toEqual(['old', false, '']);
  });
  it.each([
    ['navigate', '/en/public/newsroom?sort=asc'],
    ['reload', '/en/public/newsroom'],
    ['reload', '/en/public/notice?sort=asc'],
  ])('are dropped after: %s to %s', (type, address) => {
    fill();
    keepEntries();
    load(type, address);
    putEntriesBack();
    expect(values()).toEqual(['old', false, '']);
    expect(sessionStorage).toHaveLength(0);
  });
  it('leave a field alone that has been touched since, or is not there', () => {
    fill();
    keepEntries();
    load();
    field('year').remove();
    field('q').value = 'newer';
    putEntriesBack();
    expect([field('q').value, field('tick').checked]).toEqual(['newer', true]);
  });
  it('are not kept where nothing was entered', () => {
    keepEntries();
    expect(sessionStorage).toHaveLength(0);
  });
  it('of a form that is sent stay out of it: it keeps a draft of its own', () => {
    for (const id of ['name', 'message', 'loose']) field(id).value = 'private';
    keepEntries();
    expect(sessionStorage).toHaveLength(0);
  });
  it('are lost without a fault where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    fill();
    expect(keepEntries).not.toThrow();
  });
});
