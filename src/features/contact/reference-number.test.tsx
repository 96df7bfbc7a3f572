import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import contact from '#locales/en/contact.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { hydrate, within } from '#tests/support/mount.tsx';
import { ReferenceNumber, useReferenceNumber } from './reference-number.tsx';

const i18n = createI18n('en', { contact });
const draw = (number: string | undefined) => renderToString(within(<ReferenceNumber number={number} />, { i18n }));
const Line = () => <ReferenceNumber number={useReferenceNumber()} />;

it.each([
  ['that a host of files sends', draw(undefined), '?ref=3F2A-9C01', 'Reference number: 3F2A-9C01'],
  ['that our server has filled in', draw('3F2A-9C01'), '?ref=3F2A-9C01', 'Reference number: 3F2A-9C01'],
  ['without a number in its address', draw(undefined), '', ''],
  ['with something else in its address', draw(undefined), '?ref=<b>', ''],
])('the page %s shows the number of its address, and is hydrated as it stands', async (_, html, search, text) => {
  const page = (
    <MemoryRouter initialEntries={[`/en/contactUs/sent${search}`]}>
      <Line />
    </MemoryRouter>
  );
  await hydrate(page, { i18n }, html);
  const line = document.getElementById('reference') as HTMLElement;
  expect([line.textContent, line.hidden]).toEqual([text, text === '']);
});
