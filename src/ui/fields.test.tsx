// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { lengthOf, TextArea } from './text-area.tsx';
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

describe('TextField', () => {
  it('ties help, then the fault, to the input', () => {
    render(<TextField id="name" label="Name" help="Your full name" required />);
    expect(find('input').getAttribute('aria-describedby')).toBe('name-note');
    expect([find('#name-note').textContent, find('input').getAttribute('aria-invalid')]).toEqual(['Your full name', null]);
    render(<TextField id="name" label="Name" help="Your full name" error="Enter your name." required />);
    expect([find('#name-note').textContent, find('input').getAttribute('aria-invalid')]).toEqual(['Enter your name.', 'true']);
  });
});

describe('Checkbox', () => {
  it('is named by its label and described by its fault', () => {
    render(<Checkbox id="agree" label="I agree" error="Please agree." required />);
    expect(find<HTMLInputElement>('input').labels?.[0]?.textContent).toBe('I agree');
    expect(find(`#${find('input').getAttribute('aria-describedby')}`).textContent).toBe('Please agree.');
  });
});

describe('TextArea', () => {
  const type = (text: string) =>
    act(() => {
      const area = find<HTMLTextAreaElement>('textarea');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
  it('counts what a reader would count', () => {
    expect([lengthOf('한글'), lengthOf('👩‍🔬'), lengthOf('e\u0301')]).toEqual([2, 1, 1]);
  });
  it('shows what is left, says it at the marks only, and keeps text that is too long', () => {
    render(<TextArea id="message" label="Message" limit={120} countLabel={(left) => `${left} characters left`} />);
    const count = () => find('#message-count').textContent;
    const said = () => find('[role=status]').textContent;
    expect([count(), said()]).toEqual(['120 characters left', '']);
    type('x'.repeat(10));
    expect([count(), said()]).toEqual(['110 characters left', '']);
    type('x'.repeat(20));
    expect([count(), said()]).toEqual(['100 characters left', '100 characters left']);
    type('x'.repeat(125));
    expect([count(), find('textarea').getAttribute('aria-invalid')]).toEqual(['-5 characters left', 'true']);
    expect(find<HTMLTextAreaElement>('textarea').value).toHaveLength(125);
  });
});
