import { act, useState } from 'react';
import type { Root } from 'react-dom/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { mount } from '#tests/support/mount.tsx';
import { Checkbox } from './checkbox.tsx';
import { Select, TextArea, TextField } from './fields.tsx';

let root: Root;
beforeEach(async () => {
  root = await mount(null);
});
const render = (element: React.ReactNode) => act(() => root.render(element));
const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;
/** What stands below a field, and whether as an error; undefined where nothing shows. */
const noteOf = (id: string) => {
  const note = find<HTMLElement>(`#${id}-note`);
  expect(find(`#${id}`).getAttribute('aria-describedby')?.split(' ')).toContain(note.id);
  return note.hidden ? undefined : [note.textContent, note.classList.contains('field-error')];
};
const invalid = (id: string) => find(`#${id}`).getAttribute('aria-invalid');

describe('errors', () => {
  const change = () => undefined;
  const count = { limit: 9, countCharacters: (text: string) => text.length, formatCount: String };
  it.each([
    ['a text field', (error?: string) => <TextField id="x" label="X" help="Help" error={error} />, ['Help', false]],
    ['a text field without help', (error?: string) => <TextField id="x" label="X" error={error} />, undefined],
    [
      'a text area',
      (error?: string) => <TextArea id="x" label="X" help="Help" error={error} value="" onChange={change} {...count} />,
      ['Help', false],
    ],
    ['a select', (error?: string) => <Select id="x" label="X" options={[]} required error={error} />, undefined],
    ['a checkbox', (error?: string) => <Checkbox id="x" label="X" required error={error} />, undefined],
  ])('takes the place of the help and goes again: %s', (_, element, help) => {
    render(element('Wrong.'));
    expect([noteOf('x'), invalid('x')]).toEqual([['Wrong.', true], 'true']);
    render(element());
    if (help) expect(noteOf('x')).toEqual(help);
    else expect(find<HTMLElement>('#x-note').hidden).toBe(true);
    expect(invalid('x')).toBeNull();
  });
});

let setText: (text: string) => void;
function Message({ limit }: { limit: number }) {
  const [text, set] = useState('');
  setText = set;
  return (
    <TextArea
      id="message"
      label="Message"
      value={text}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      limit={limit}
      countCharacters={(value) => [...value.trim()].length}
      formatCount={(left) => `${left.toLocaleString('en')} characters left`}
    />
  );
}

describe('TextArea with its counter', () => {
  const area = () => find<HTMLTextAreaElement>('textarea');
  const type = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), text);
      area().dispatchEvent(new Event('input', { bubbles: true }));
    });
  const count = () => find('#message-count').textContent;
  const announced = () => find('[role=status]').textContent;

  it('shows what is left, announces it at 100, 20 and 0 only, and keeps text that is too long', () => {
    render(<Message limit={120} />);
    expect([count(), announced()]).toEqual(['120 characters left', '']);
    type('x'.repeat(10));
    expect([count(), announced()]).toEqual(['110 characters left', '']);
    type('x'.repeat(20));
    expect([count(), announced()]).toEqual(['100 characters left', '100 characters left']);
    type('x'.repeat(30));
    expect(announced()).toBe('100 characters left');
    type('x'.repeat(100));
    expect(announced()).toBe('20 characters left');
    type('x'.repeat(120));
    expect([announced(), invalid('message')]).toEqual(['0 characters left', null]);
    type('x'.repeat(125));
    expect([count(), invalid('message'), area().value.length]).toEqual(['-5 characters left', 'true', 125]);
    type('x'.repeat(119));
    expect([count(), invalid('message')]).toEqual(['1 characters left', null]);
  });
  it('counts a text that is put in, without announcing it', () => {
    render(<Message limit={120} />);
    act(() => setText('x'.repeat(110)));
    expect([count(), announced()]).toEqual(['10 characters left', '']);
  });
});
