import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
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
import { hydrate, within } from '../support/mount.tsx';

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

const page = () =>
  createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element: createElement(ContactForm, { locale: 'en' }) }]) });

it('a form that the server has filled in is hydrated as it stands: alert, values and errors', async () => {
  const around = { i18n, store: createStore() };
  const template = makeContactTemplate(renderToString(within(page(), around)), renderContactSlots(i18n, renderToString), contact);
  const { errors = [] } = readInquiry({ ...SENT, locale: 'en', marketingAgreement: true });
  const answered = fillTemplate(template, { getValue: (field) => SENT[field] ?? '', errors });

  // The server's autofocus is the one attribute that the app does not render: no error, but a warning in development.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await hydrate(page(), around, answered);

  const form = document.querySelector('form') as HTMLFormElement;
  const noteOf = (field: string) => document.getElementById(`inquiry-${field}-note`)?.textContent;
  expect(answered).toContain(contact.message.error.privacy);
  expect(document.querySelector('[role=alert]')?.textContent).toBe(contact.message.error.privacy);
  expect([...form.querySelectorAll('[aria-invalid]')].map(({ id }) => id)).toEqual(['inquiry-name', 'inquiry-privacyAgreement']);
  expect([noteOf('name'), noteOf('privacyAgreement')]).toEqual([contact.v.name.length, contact.v.privacyAgreement.required]);
  const entries = [...new FormData(form)].filter(([name, value]) => value !== '' && name !== 'locale');
  expect(Object.fromEntries(entries)).toEqual(SENT);
});
