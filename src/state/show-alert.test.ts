import { expect, it, vi } from 'vitest';
import { settleAlert, showAlert } from './show-alert.ts';
import { createStore } from './store.ts';

it('shows one alert after another, loses none, and resolves each when it is closed', async () => {
  const store = createStore();
  const closed = vi.fn();
  const first = store.dispatch(showAlert({ message: 'first', link: '/en' })).then((isConfirmed) => closed('first', isConfirmed));
  const question = { message: 'second', type: 'btn-choice', confirmLabel: 'Yes', cancelLabel: 'No' } as const;
  const second = store.dispatch(showAlert(question)).then((isConfirmed) => closed('second', isConfirmed));
  const third = store.dispatch(showAlert({ message: 'third' })).then((isConfirmed) => closed('third', isConfirmed));
  expect(store.getState().alert).toEqual({ is: true, message: 'first', type: 'btn-confirm', link: '/en' });

  store.dispatch(settleAlert(true));
  await first;
  expect(closed.mock.calls).toEqual([['first', true]]);
  expect(store.getState().alert).toEqual({ is: true, ...question });

  store.dispatch(settleAlert(false));
  await second;
  expect(closed).toHaveBeenLastCalledWith('second', false);
  expect(store.getState().alert).toMatchObject({ is: true, message: 'third' });

  store.dispatch(settleAlert(true));
  await third;
  expect(closed).toHaveBeenLastCalledWith('third', true);
  expect(store.getState().alert).toEqual({ is: false, message: '', type: 'btn-confirm' });
});

it('shows an alert that is asked for while another is being settled', async () => {
  const store = createStore();
  const done = store.dispatch(showAlert({ message: 'first' })).then(() => store.dispatch(showAlert({ message: 'next' })));
  store.dispatch(settleAlert(true));
  await vi.waitFor(() => expect(store.getState().alert).toMatchObject({ is: true, message: 'next' }));
  store.dispatch(settleAlert(true));
  await done;
  expect(store.getState().alert.is).toBe(false);
});
