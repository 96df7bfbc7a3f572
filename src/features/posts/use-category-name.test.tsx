import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import images from '#locales/ko/images.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { useCategoryName } from './post-marks.tsx';

function Category({ name }: { name: string }) {
  return useCategoryName('images')(name);
}
const show = (name: string) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('ko', { images })}>
      <Category name={name} />
    </I18nextProvider>,
  );

it('shows a category that this version does not know, or that is of another type, as it came', () => {
  expect([show('laboratory'), show('press')]).toEqual(['laboratory', 'press']);
});
