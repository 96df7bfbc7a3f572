import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Inquiry, readInquiry } from '#core/contact/inquiry.ts';
import contact from '#locales/en/contact.json';
import menu from '#locales/en/menu.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import type { StoredInquiry } from '#src/shared/isomorphic/outbox-store.ts';
import type { ServerAnswer } from '#src/shared/isomorphic/post-inquiry.ts';
import { settleAlert } from '#src/state/show-alert.ts';
import { createStore } from '#src/state/store.ts';
import { WRITTEN } from './inquiry.fixture.ts';

const outbox = vi.hoisted(() => ({ records: new Map<string, StoredInquiry>(), isRefused: false }));
vi.mock('#src/shared/isomorphic/outbox-store.ts', () => ({
  listInquiries: async () => [...outbox.records.values()],
  findInquiry: async (key: string) => outbox.records.get(key),
  saveInquiry: async (inquiry: StoredInquiry) => {
    if (outbox.isRefused) throw new DOMException('no', 'SecurityError');
    outbox.records.set(inquiry.key, inquiry);
  },
  deleteInquiry: async (key: string) => void outbox.records.delete(key),
}));
const postInquiry = vi.hoisted(() => vi.fn<(inquiry: StoredInquiry) => Promise<ServerAnswer | undefined>>());
vi.mock('#src/shared/isomorphic/post-inquiry.ts', () => ({ postInquiry }));
const { ContactForm } = await import('./contact-form.tsx');

// Many renderings of a long form: slow where several tests share a processor.
vi.setConfig({ testTimeout: 20_000 });

const i18n = createI18n('en', { contact, countries: { KR: 'South Korea', US: 'United States' }, menu });
const { message, v, waiting, clear } = contact;

let store: ReturnType<typeof createStore>;
let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
const container = () => document.getElementById('root') as HTMLElement;
function tree(address: string) {
  store = createStore({ loadI18n: async () => i18n });
  router = createMemoryRouter(
    [
      { path: '/en/contactUs', element: <ContactForm locale="en" /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/en/public/newsroom', address] },
  );
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </I18nextProvider>
  );
}
const pause = (time = 5) => new Promise((resolve) => setTimeout(resolve, time));
async function open(search = ''): Promise<void> {
  root = createRoot(container());
  await act(async () => {
    root.render(tree(`/en/contactUs${search}`));
    await pause();
  });
}
const close = () => act(() => root.unmount());

const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => document.getElementById(`inquiry-${name}`) as HTMLInputElement;
const noteOf = (name: string) => document.getElementById(`inquiry-${name}-note`) as HTMLElement;
const write = (values: Record<string, string | boolean>) =>
  act(() => {
    for (const [name, value] of Object.entries(values)) {
      const control = field(name);
      if (typeof value === 'boolean') {
        if (control.checked !== value) control.click();
        continue;
      }
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    }
  });
const run = (action: () => void) =>
  act(async () => {
    action();
    await pause();
  });
const submit = () => run(() => form().requestSubmit());
const alert = () => store.getState().alert;
const answer = (isConfirmed = true) => run(() => store.dispatch(settleAlert(isConfirmed)));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name) as HTMLButtonElement;
const entries = () =>
  Object.fromEntries([...new FormData(form())].filter(([name, value]) => value !== '' && name !== 'locale' && name !== 'website'));
const invalid = () => [...form().querySelectorAll('[aria-invalid]')].map(({ id }) => id.replace('inquiry-', ''));
const draft = () => JSON.parse(sessionStorage.getItem('site:draft') ?? 'null')?.value ?? null;
const answers = (status: number, errors: ServerAnswer['errors'] = []) => postInquiry.mockResolvedValue({ status, errors });

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  localStorage.clear();
  sessionStorage.clear();
  outbox.records.clear();
  outbox.isRefused = false;
  postInquiry.mockReset();
});
afterEach(close);

describe('a submit that is refused', () => {
  it('alerts missing fields first, then the agreement, then wrong fields, and focuses the first of them', async () => {
    await open();
    await submit();
    // The specification's words and no others; how much is wrong stands in an element of its own.
    expect(alert()).toMatchObject({
      message: 'Please complete all required fields.',
      detail: message.faults_other.replace('{count}', '8').replace('{first}', contact.fields.category.label),
    });
    expect(invalid()).toEqual(['category', 'name', 'company', 'country', 'email', 'subject', 'message', 'privacyAgreement']);
    expect(noteOf('name').textContent).toBe(v.name.required);
    expect(document.activeElement).toBe(document.body);
    await answer();
    expect(document.activeElement).toBe(field('category'));

    write({ ...WRITTEN, email: 'jordan@example' });
    await submit();
    expect(alert()).toMatchObject({
      message: 'Please indicate that you have read and agree to the Terms and Conditions and Privacy Policy.',
      detail: message.faults_other.replace('{count}', '2').replace('{first}', contact.fields.email.label),
    });
    await answer();
    expect(document.activeElement).toBe(field('email'));

    write({ privacyAgreement: true });
    await submit();
    expect(alert()).toMatchObject({
      message: message.error.invalid,
      detail: message.faults_one.replace('{count}', '1').replace('{first}', contact.fields.email.label),
    });
    await answer();
    expect(invalid()).toEqual(['email']);
    expect(postInquiry).not.toHaveBeenCalled();
  });
  it('lets an error go as its field becomes right, and says what is wrong now when the field is left', async () => {
    await open();
    write({ ...WRITTEN, name: 'J', email: 'jordan@example', privacyAgreement: true });
    await submit();
    await answer();
    expect([noteOf('name').textContent, noteOf('email').className]).toEqual([v.name.length, 'field-help field-error']);
    write({ name: 'Jordan' });
    expect([field('name').getAttribute('aria-invalid'), noteOf('name').hidden]).toEqual([null, true]);
    write({ email: '' });
    const formatError = noteOf('email').textContent;
    act(() => {
      field('email').focus();
      field('email').blur();
    });
    expect([formatError === v.email.required, noteOf('email').textContent]).toEqual([false, v.email.required]);
  });
  it('shows a refusal of the server at its fields; corrected, it is another inquiry', async () => {
    await open();
    write({ ...WRITTEN, privacyAgreement: true });
    answers(422, [
      { pointer: '/subject', code: 'length' },
      { pointer: '/country', code: 'required' },
    ]);
    await submit();
    expect(alert().message).toContain(message.error.required);
    await answer();
    expect([invalid(), document.activeElement, outbox.records.size]).toEqual([['country', 'subject'], field('country'), 0]);
    expect(draft().values).toEqual(WRITTEN);
    answers(201);
    await submit();
    expect(alert().message).toBe(message.success);
    const keys = postInquiry.mock.calls.map(([{ key }]) => key);
    expect(new Set(keys).size).toBe(2);
  });
  it('says that it could not be sent where no field is at fault, and empties the field that only machines see', async () => {
    await open();
    write({ ...WRITTEN, privacyAgreement: true });
    write({ website: 'https://spam.example' });
    await submit();
    expect(alert().message).toBe(message.error.server);
    await answer();
    expect([field('website').value, invalid()]).toEqual(['', []]);
  });
});

describe('a submit that is accepted', () => {
  it('is sent once however often the button is pressed, told, and then cleared', async () => {
    await open();
    write({ ...WRITTEN, jobTitle: ' ', marketingAgreement: true, privacyAgreement: true });
    let respond = (_: ServerAnswer) => {};
    postInquiry.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
    await submit();
    await submit();
    const send = button(contact.form.submit);
    expect([send.getAttribute('aria-disabled'), send.parentElement?.querySelector('[role=status]')?.textContent]).toEqual([
      'true',
      message.sending,
    ]);
    // The outbox has it by now, so that the draft would only show it as unsent. Nothing is listed while it is on its way.
    expect([outbox.records.size, draft(), localStorage.getItem('site:outbox') === null]).toEqual([1, null, false]);
    expect(document.querySelector('section[aria-labelledby=outbox-heading]')).toBeNull();
    await run(() => respond({ status: 201, id: '3f2a9c01-0000-4000-8000-000000000001', errors: [] }));
    expect(alert()).toMatchObject({ message: message.success, detail: 'Reference number: 3F2A-9C01' });
    expect([outbox.records.size, postInquiry.mock.calls.length]).toEqual([0, 1]);
    expect(postInquiry.mock.calls[0]?.[0].inquiry).toEqual({ ...WRITTEN, locale: 'en', privacyAgreement: true, marketingAgreement: true });
    expect(field('subject').value).toBe(WRITTEN.subject);
    await answer();
    expect([entries(), send.getAttribute('aria-disabled')]).toEqual([{}, 'false']);
    expect(document.getElementById('inquiry-message-count')?.textContent).toBe('2,000 characters left');
    expect([draft(), localStorage.getItem('site:outbox')]).toEqual([null, null]);
  });
  it('leaves what was written while it was on its way, and keeps it as a draft', async () => {
    let arrive = (_answer: ServerAnswer) => {};
    postInquiry.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    await open();
    write({ ...WRITTEN, privacyAgreement: true });
    await submit();
    write({ message: `${WRITTEN.message} And a visit.`, phone: '032 555 0142' });
    await run(() => arrive({ status: 201, errors: [] }));
    expect([alert().message, draft()?.values]).toEqual([
      message.success,
      { message: `${WRITTEN.message} And a visit.`, phone: '032 555 0142' },
    ]);
    await answer();
    expect(entries()).toEqual({ message: `${WRITTEN.message} And a visit.`, phone: '032 555 0142' });
    close();
    await open();
    expect(field('message').value).toBe(`${WRITTEN.message} And a visit.`);
  });
  it('where nothing can be stored it is sent directly, or stays in the form with its key', async () => {
    outbox.isRefused = true;
    await open();
    write({ ...WRITTEN, privacyAgreement: true });
    postInquiry.mockResolvedValueOnce(undefined);
    await submit();
    expect(alert().message).toBe(message.error.server);
    await answer();
    expect([entries().subject, draft()?.values.subject]).toEqual([WRITTEN.subject, WRITTEN.subject]);
    answers(201);
    await submit();
    expect(alert().message).toBe(message.success);
    expect(new Set(postInquiry.mock.calls.map(([{ key }]) => key)).size).toBe(1);
  });
});

describe('the draft', () => {
  it('is no other tab’s: nothing is written where other tabs read, and nothing in answer to what they write', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    await open();
    write({ name: 'Jordan' });
    expect(setItem.mock.contexts).toEqual([sessionStorage]);
    // What six tabs of an earlier build of the site left.
    localStorage.setItem('site:draft', JSON.stringify({ value: Array(5).fill({ values: { name: 'Other' } }), expire: 9e15 }));
    setItem.mockClear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'site:draft' })));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(setItem).not.toHaveBeenCalled();
  });
  it('goes when the form is cleared, which asks first', async () => {
    await open();
    await run(() => form().reset());
    expect(alert().is).toBe(false);
    write(WRITTEN);
    await run(() => form().reset());
    expect(alert()).toMatchObject({ message: clear.question, confirmLabel: clear.yes, cancelLabel: clear.no });
    await answer(false);
    expect(entries()).toEqual(WRITTEN);
    await run(() => form().reset());
    await answer(true);
    expect([entries(), draft()]).toEqual([{}, null]);
  });
  it('takes a category of the address once; what the visitor chose stays', async () => {
    await open('?category=media');
    expect(field('category').value).toBe('media');
    write({ category: 'esg' });
    close();
    await open('?category=media');
    expect(field('category').value).toBe('esg');
    await run(() => void router.navigate('/en/contactUs?category=partnership'));
    expect(field('category').value).toBe('partnership');
    await run(() => void router.navigate('/en/contactUs?category=nonsense'));
    expect(field('category').value).toBe('partnership');
  });
  it('takes a volume of the address as its subject, until the visitor has written one', async () => {
    const subjectOf = (volume: string) => contact.volumeSubject.replace('{volume}', volume);
    await open('?volume=2000');
    expect(field('subject').value).toBe(subjectOf('2,000'));
    await run(() => void router.navigate('/en/contactUs?volume=15000'));
    expect(field('subject').value).toBe(subjectOf('15,000'));
    write({ subject: 'Capacity in spring' });
    await run(() => void router.navigate('/en/contactUs?volume=5000'));
    expect(field('subject').value).toBe('Capacity in spring');
    close();
    await open('?volume=3000');
    expect(field('subject').value).toBe('Capacity in spring');
    close();
    localStorage.clear();
    sessionStorage.clear();
    await open('?volume=7');
    expect(field('subject').value).toBe('');
  });
  it('that cannot be stored makes leaving ask, within the site and beyond; overlays do not', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await open();
    const isUnloadStopped = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isUnloadStopped()).toBe(false);
    write({ name: 'Jordan' });
    await run(() => void router.navigate('#privacy'));
    expect([router.state.location.hash, alert().is, isUnloadStopped()]).toEqual(['#privacy', false, true]);
    await run(() => void router.navigate('/en/careers'));
    expect(alert()).toMatchObject({ message: message.leave.question, confirmLabel: message.leave.yes });
    await answer(false);
    expect([router.state.location.pathname, field('name').value]).toEqual(['/en/contactUs', 'Jordan']);
    await run(() => void router.navigate('/en/careers'));
    await answer(true);
    expect([router.state.location.pathname, isUnloadStopped()]).toEqual(['/en/careers', false]);
  });
  it('asks once where the visitor goes back twice before the answer', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await open();
    write({ name: 'Jordan' });
    const goBack = () => run(() => void router.navigate(-1));
    await goBack();
    await goBack();
    await answer(false);
    expect([router.state.location.pathname, alert().is]).toEqual(['/en/contactUs', false]);
    await goBack();
    await goBack();
    await answer(true);
    expect([router.state.location.pathname, alert().is]).toEqual(['/en/public/newsroom', false]);
  });
});

describe('hydration', () => {
  beforeEach(() => {
    container().innerHTML = renderToString(tree('/en/contactUs'));
  });
  const hydrate = async (): Promise<unknown[]> => {
    const errors = vi.fn();
    const complaints = vi.spyOn(console, 'error');
    await act(async () => {
      root = hydrateRoot(container(), tree('/en/contactUs'), { onRecoverableError: errors });
      await pause();
    });
    return [...errors.mock.calls, ...complaints.mock.calls];
  };
  it('loses nothing that was written before it, and prefers it to the draft', async () => {
    sessionStorage.setItem('site:draft', JSON.stringify({ value: { values: { name: 'Old', company: 'Example' } }, expire: 9e15 }));
    const before = { category: 'media', name: 'New', message: 'Written early' };
    expect(form().noValidate).toBe(false);
    for (const [name, value] of Object.entries(before)) field(name).value = value;
    field('privacyAgreement').checked = true;
    expect(await hydrate()).toEqual([]);
    expect(entries()).toEqual({ ...before, company: 'Example', privacyAgreement: 'true' });
    expect(document.getElementById('inquiry-message-count')?.textContent).toBe('1,987 characters left');
    write({ subject: 'Later' });
    expect(entries()).toMatchObject({ ...before, subject: 'Later' });
  });
});

describe('the list of waiting inquiries', () => {
  const put = (key: string, subject: string, change: Partial<StoredInquiry> = {}) =>
    outbox.records.set(key, {
      key,
      url: '/api/v1/inquiries',
      inquiry: readInquiry({ ...WRITTEN, subject, locale: 'en', privacyAgreement: true }).inquiry as Inquiry,
      writtenAt: Date.now() - 1000,
      attempts: 1,
      notBefore: Date.now() + 60_000,
      state: 'waiting',
      ...change,
    });
  const subjects = () => [...document.querySelectorAll('li h3')].map((heading) => heading.textContent);

  it('offers no sending of what was refused', async () => {
    put('a', 'First', { state: 'returned', reason: 'refused', isReported: true });
    await open();
    expect(document.querySelector('li')?.textContent).toContain(waiting.state.refused);
    expect([...document.querySelectorAll('li button')].map((one) => one.textContent)).toEqual([waiting.edit, waiting.delete]);
  });
  it('puts an inquiry back into the form, asking before it replaces something; unchanged it keeps its key', async () => {
    put('a', 'First');
    await open();
    write({ name: 'Somebody' });
    await run(() => button(`${waiting.edit}: First`).click());
    expect(alert().message).toBe(waiting.replaceQuestion);
    await answer(false);
    expect([field('name').value, subjects()]).toEqual(['Somebody', ['First']]);
    await run(() => button(`${waiting.edit}: First`).click());
    await answer(true);
    expect([entries(), subjects(), outbox.records.size]).toEqual([{ ...WRITTEN, subject: 'First' }, [], 0]);
    expect(document.activeElement).toBe(field('category'));
    answers(201);
    write({ privacyAgreement: true });
    await submit();
    expect(postInquiry.mock.calls.map(([{ key }]) => key)).toEqual(['a']);
  });
  it('deletes one after asking, and keeps the focus in the list, then in the form', async () => {
    put('a', 'First');
    put('b', 'Second');
    await open();
    const remove = async (subject: string) => {
      act(() => button(`${waiting.delete}: ${subject}`).focus());
      await run(() => button(`${waiting.delete}: ${subject}`).click());
      expect(alert().message).toBe(waiting.deleteQuestion);
    };
    await remove('First');
    await answer(false);
    expect(subjects()).toEqual(['First', 'Second']);
    await remove('First');
    await answer(true);
    expect([subjects(), document.activeElement?.textContent]).toEqual([['Second'], waiting.heading]);
    expect(document.body.textContent).toContain(waiting.deleted);
    await remove('Second');
    await answer(true);
    expect([subjects(), document.activeElement]).toEqual([[], field('category')]);
  });
  it('sends one now, and says how it went', async () => {
    put('a', 'First');
    await open();
    postInquiry.mockResolvedValueOnce(undefined);
    await run(() => button(`${waiting.send}: First`).click());
    expect([alert().message, subjects()]).toEqual([waiting.stillWaiting, ['First']]);
    await answer();
    answers(201);
    await run(() => button(`${waiting.send}: First`).click());
    expect([alert().message, subjects(), outbox.records.size]).toEqual([message.success, [], 0]);
  });
});
