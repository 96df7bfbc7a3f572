import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import en from '#locales/en/common.json';
import ko from '#locales/ko/common.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { AddressList } from './address-list.tsx';

const words = { en, ko };

it.each([
  ['en', ['https://www.google.com', 'https://www.google.com'], 'View on Google Maps (Boston Office, Opens in a new window)'],
  ['ko', ['https://map.naver.com', 'https://www.google.com'], 'Google 지도에서 보기 (보스턴 오피스, 새 창에서 열림)'],
] as const)('each address leads to a map of another site, and says so: %s', (locale, origins, name) => {
  document.body.innerHTML = renderToString(
    <I18nextProvider i18n={createI18n(locale, { common: words[locale] })}>
      <AddressList sites={['Songdo', 'Boston']} />
    </I18nextProvider>,
  );
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[target="_blank"][rel="noopener"]')];
  expect(links.map(({ origin }) => origin)).toEqual(origins);
  expect(links[1]?.textContent).toBe(name);
  const { songdo, boston } = words[locale].footer;
  for (const [at, address] of [songdo, boston].entries()) expect(decodeURIComponent(links[at]?.href ?? '')).toContain(address);
  document.body.replaceChildren();
});
