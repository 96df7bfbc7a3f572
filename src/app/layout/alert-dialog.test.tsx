import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import messages from '#locales/en/messages.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { showAlert } from '#src/state/show-alert.ts';
import { createStore } from '#src/state/store.ts';
import { mount } from '#tests/support/mount.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const store = createStore();
const router = createMemoryRouter([
  {
    path: '*',
    element: (
      <>
        <button type="button" id="opener">
          Open
        </button>
        <AlertDialog />
      </>
    ),
  },
]);

beforeEach(async () => {
  installModalDialogs();
  await router.navigate('/en');
  await mount(<RouterProvider router={router} />, { i18n: createI18n('en', { messages }), store });
  document.getElementById('opener')?.focus();
});

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const buttons = () => [...dialog().querySelectorAll('button')].map((button) => button.textContent);
const show = (request: Parameters<typeof showAlert>[0]) => {
  const closed = vi.fn<(isConfirmed: boolean) => void>();
  act(() => void store.dispatch(showAlert(request)).then(closed));
  return closed;
};
const press = (name: string) =>
  act(async () => {
    [...dialog().querySelectorAll('button')].find((button) => button.textContent === name)?.click();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
const pressEscape = () =>
  act(async () => {
    dialog().close();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
const question = { message: 'Delete it?', type: 'btn-choice', confirmLabel: 'Delete', cancelLabel: 'Keep' } as const;

describe('AlertDialog', () => {
  it('shows a message with one button, and gives the focus back before it settles', async () => {
    let focused: string | undefined;
    act(() => void store.dispatch(showAlert({ message: 'Done.' })).then(() => (focused = document.activeElement?.id)));
    expect([dialog().open, dialog().querySelector('p')?.textContent, buttons()]).toEqual([true, 'Done.', [messages.alert.confirm]]);
    expect(dialog().contains(document.activeElement)).toBe(true);
    await press(messages.alert.confirm);
    expect([dialog().open, focused]).toEqual([false, 'opener']);
  });
  it('is described by what is said below its message, where there is something', async () => {
    const description = () => document.getElementById(dialog().getAttribute('aria-describedby') ?? '')?.textContent;
    show({ message: 'Not complete.', detail: 'Two fields are missing.' });
    expect([document.getElementById('alert-message')?.textContent, description()]).toEqual(['Not complete.', 'Two fields are missing.']);
    await press(messages.alert.confirm);
    show({ message: 'Done.' });
    expect([description(), dialog().querySelectorAll('p')]).toEqual([undefined, expect.objectContaining({ length: 1 })]);
    await press(messages.alert.confirm);
  });
  it.each([
    ['Delete', true],
    ['Keep', false],
  ])('asks with two buttons of its own words: %s', async (name, isConfirmed) => {
    const closed = show(question);
    expect(buttons()).toEqual(['Delete', 'Keep']);
    await press(name);
    expect(closed).toHaveBeenCalledWith(isConfirmed);
  });
  it('takes Escape for no where there is a choice, and for read where there is none', async () => {
    const asked = show(question);
    await pressEscape();
    expect(asked).toHaveBeenCalledWith(false);
    const told = show({ message: 'Done.' });
    await pressEscape();
    expect(told).toHaveBeenCalledWith(true);
  });
  it('forgets the last answer: a confirmed question says nothing about the next', async () => {
    show(question);
    await press('Delete');
    const closed = show(question);
    await pressEscape();
    expect(closed).toHaveBeenCalledWith(false);
  });
  it('goes with its page, unconfirmed; what became of an inquiry can still be read', async () => {
    const go = (address: string) => act(() => router.navigate(address));
    const [refused, asked] = [show({ message: 'Please complete all required fields.' }), show(question)];
    const sent = vi.fn();
    act(() => void store.dispatch(showAlert({ message: 'Registered.' }, { outlivesPage: true })).then(sent));
    await go('/en/public/newsroom');
    expect([refused.mock.calls, asked.mock.calls, sent.mock.calls]).toEqual([[[false]], [[false]], []]);
    await go('#search');
    expect([dialog().open, dialog().querySelector('p')?.textContent]).toEqual([true, 'Registered.']);
    await press(messages.alert.confirm);
    expect([dialog().open, sent.mock.calls]).toEqual([false, [[true]]]);
    show({ message: 'Please input search text.' });
    await go('/en/public/newsroom');
    expect([dialog().open, store.getState().alert.is]).toEqual([false, false]);
  });
  it('goes to its link when it is confirmed, and only then', async () => {
    show({ ...question, link: '/en/contactUs' });
    await press('Keep');
    expect(router.state.location.pathname).toBe('/en');
    show({ ...question, link: '/en/contactUs' });
    await press('Delete');
    expect(router.state.location.pathname).toBe('/en/contactUs');
  });
});

/**
 * jsdom has no modal dialogs. As in browsers, opening moves the focus in, closing gives it back, and the event comes later.
 */
function installModalDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, HTMLElement | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('already open', 'InvalidStateError');
      openers.set(this, document.activeElement as HTMLElement | null);
      this.setAttribute('open', '');
      this.querySelector('button')?.focus();
    },
    close(this: HTMLDialogElement, returnValue?: string) {
      if (!this.open) return;
      if (returnValue !== undefined) this.returnValue = returnValue;
      this.removeAttribute('open');
      openers.get(this)?.focus();
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}
