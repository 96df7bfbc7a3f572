// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countCharacters } from '#src/lib/web/count-characters.ts';
import { hasFault, showFault } from '#src/lib/web/show-fault.ts';
import { Checkbox } from './checkbox.tsx';
import { ChoiceField } from './choice-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));
const render = (element: React.ReactNode) => act(() => root.render(element));
const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;
/** What is said below a field, and whether as a fault; undefined where nothing shows. */
const noteOf = (id: string) => {
  const note = find<HTMLElement>(`#${id}-note`);
  expect(find(`#${id}`).getAttribute('aria-describedby')?.split(' ')).toContain(note.id);
  return note.hidden ? undefined : [note.textContent, note.hasAttribute('data-fault')];
};
const invalid = (id: string) => find(`#${id}`).getAttribute('aria-invalid');

describe('TextField', () => {
  it('ties help, then the fault, to the input', () => {
    render(<TextField id="name" label="Name" help="Your full name" required />);
    expect([noteOf('name'), invalid('name')]).toEqual([['Your full name', false], null]);
    render(<TextField id="name" label="Name" help="Your full name" error="Enter your name." required />);
    expect([noteOf('name'), invalid('name')]).toEqual([['Enter your name.', true], 'true']);
  });
  it('shows nothing below where there is nothing to say', () => {
    render(<TextField id="name" label="Name" />);
    expect(noteOf('name')).toBeUndefined();
  });
});

describe('showFault', () => {
  it.each([
    ['a text field', <TextField key="x" id="x" label="X" help="Help" />, ['Help', false]],
    ['a text field without help', <TextField key="x" id="x" label="X" />, undefined],
    ['a text area', <TextArea key="x" id="x" label="X" help="Help" limit={9} countLabel="{n}" />, ['Help', false]],
    ['a select', <ChoiceField key="x" id="x" label="X" options={[]} required />, undefined],
    ['a checkbox', <Checkbox key="x" id="x" label="X" required />, undefined],
  ])('puts the fault in the place of the help and takes it away again: %s', (_, element, help) => {
    render(element);
    const control = find<HTMLInputElement>('#x');
    showFault(control, 'Wrong.');
    expect([noteOf('x'), invalid('x'), hasFault(control)]).toEqual([['Wrong.', true], 'true', true]);
    showFault(control, undefined);
    expect([noteOf('x'), invalid('x'), hasFault(control)]).toEqual([help, null, false]);
  });
});

describe('Checkbox', () => {
  it('is named by its label and described by its fault', () => {
    render(<Checkbox id="agree" label="I agree" error="Please agree." required />);
    expect(find<HTMLInputElement>('input').labels?.[0]?.textContent).toBe('I agree');
    expect(noteOf('agree')).toEqual(['Please agree.', true]);
  });
  it('has no note when it may stay empty', () => {
    render(<Checkbox label="Today" />);
    expect(find('p')).toBeNull();
  });
});

describe('TextArea with its count', () => {
  const area = () => find<HTMLTextAreaElement>('textarea');
  const type = (text: string) => {
    area().value = text;
    area().dispatchEvent(new Event('input', { bubbles: true }));
  };
  const count = () => find('#message-count').textContent;
  const said = () => find('[role=status]').textContent;
  const start = (limit: number) => {
    render(<TextArea id="message" label="Message" limit={limit} countLabel="{n} characters left" />);
    return countCharacters(find('[data-counted]'));
  };

  it('counts what the server counts: composed letters, trimmed, an emoji once', () => {
    start(2000);
    expect(count()).toBe('2,000 characters left');
    type(`  ${'한글'.normalize('NFD')}😀\r\n `);
    expect(count()).toBe('1,997 characters left');
  });
  it('shows what is left, says it at the marks only, and keeps text that is too long', () => {
    start(120);
    expect([count(), said()]).toEqual(['120 characters left', '']);
    type('x'.repeat(10));
    expect([count(), said()]).toEqual(['110 characters left', '']);
    type('x'.repeat(20));
    expect([count(), said()]).toEqual(['100 characters left', '100 characters left']);
    type('x'.repeat(100));
    expect(said()).toBe('20 characters left');
    type('x'.repeat(120));
    expect([said(), invalid('message')]).toEqual(['0 characters left', null]);
    type('x'.repeat(125));
    expect([count(), invalid('message'), find('#message-count').hasAttribute('data-fault')]).toEqual(['-5 characters left', 'true', true]);
    expect(area().value).toHaveLength(125);
    type('x'.repeat(119));
    expect([count(), invalid('message')]).toEqual(['1 characters left', null]);
  });
  it('counts what a script wrote, without saying it', () => {
    const counter = start(120);
    area().value = 'x'.repeat(110);
    counter?.recount();
    expect([count(), said()]).toEqual(['10 characters left', '']);
  });
  it('stops when it is told to', () => {
    start(120)?.end();
    type('xx');
    expect(count()).toBe('120 characters left');
  });
});
