import { act, createElement, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { readInquiry } from '#core/contact/inquiry.ts';
import contact from '#locales/en/contact.json';
import countries from '#locales/en/countries.json';
import menu from '#locales/en/menu.json';
import { ContactForm } from '#src/features/contact/contact-form.tsx';
import { renderContactSlots } from '#src/features/contact/contact-slots.tsx';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { createStore } from '#src/state/store.ts';
import { makeContactTemplate } from '../../pipeline/prerender/contact-template.ts';
import { fillTemplate } from '../../server/contact/contact-page.ts';

const i18n = createI18n('en', { contact, countries, menu });
const SENT: Record<string, string> = {
  category: 'adc',
  name: '김',
  company: 'Example',
  country: 'KR',
  email: 'j@example.org',
  subject: '<b>"q"</b>',
  message: 'When could we\nstart?',
  marketingAgreement: 'true',
};

function tree(): ReactElement {
  const router = createMemoryRouter([{ path: '*', element: createElement(ContactForm, { locale: 'en' }) }]);
  const routed = createElement(RouterProvider, { router });
  // biome-ignore lint/correctness/noChildrenProp: the provider's type wants its children among the properties
  return createElement(I18nextProvider, { i18n }, createElement(Provider, { store: createStore(), children: routed }));
}

it('a form that the server has filled in is hydrated as it stands: alert, values and errors', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const template = makeContactTemplate(renderToString(tree()), renderContactSlots(i18n, renderToString), contact);
  const { errors = [] } = readInquiry({ ...SENT, locale: 'en', marketingAgreement: true });
  container.innerHTML = fillTemplate(template, { getValue: (field) => SENT[field] ?? '', errors });
  const answered = container.innerHTML;

  // The server's autofocus is the one attribute that the app does not render: no error, but a warning in development.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, tree(), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();

  const form = document.querySelector('form') as HTMLFormElement;
  const noteOf = (field: string) => document.getElementById(`inquiry-${field}-note`)?.textContent;
  expect(answered).toContain(contact.message.error.privacy);
  expect(document.querySelector('[role=alert]')?.textContent).toBe(contact.message.error.privacy);
  expect([...form.querySelectorAll('[aria-invalid]')].map(({ id }) => id)).toEqual(['inquiry-name', 'inquiry-privacyAgreement']);
  expect([noteOf('name'), noteOf('privacyAgreement')]).toEqual([contact.v.name.length, contact.v.privacyAgreement.required]);
  const entries = [...new FormData(form)].filter(([name, value]) => value !== '' && name !== 'locale');
  expect(Object.fromEntries(entries)).toEqual(SENT);
  act(() => root.unmount());
});
