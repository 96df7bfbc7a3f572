import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import contact from '#locales/en/contact.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { ReferenceNumber, useReferenceNumber } from './reference-number.tsx';

const i18n = createI18n('en', { contact });
const draw = (number: string | undefined) =>
  renderToString(
    <I18nextProvider i18n={i18n}>
      <ReferenceNumber number={number} />
    </I18nextProvider>,
  );
const Line = () => <ReferenceNumber number={useReferenceNumber()} />;

afterEach(() => {
  document.body.innerHTML = '';
});

it.each([
  ['that a host of files sends', draw(undefined), '?ref=3F2A-9C01', 'Reference number: 3F2A-9C01'],
  ['that our server has filled in', draw('3F2A-9C01'), '?ref=3F2A-9C01', 'Reference number: 3F2A-9C01'],
  ['without a number in its address', draw(undefined), '', ''],
  ['with something else in its address', draw(undefined), '?ref=<b>', ''],
])('the page %s shows the number of its address, and is hydrated as it stands', async (_, html, search, text) => {
  document.body.innerHTML = html;
  const onRecoverableError = vi.fn();
  const root = await act(() =>
    hydrateRoot(
      document.body,
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[`/en/contactUs/sent${search}`]}>
          <Line />
        </MemoryRouter>
      </I18nextProvider>,
      { onRecoverableError },
    ),
  );
  const line = document.getElementById('reference') as HTMLElement;
  expect([line.textContent, line.hidden]).toEqual([text, text === '']);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
