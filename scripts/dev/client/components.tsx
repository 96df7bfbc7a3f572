import '#src/styles/base.css';
import '#src/styles/site.css';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { LOCALES, type Locale } from '#core/site/locales.ts';
import { createI18nRegistry } from '#src/i18n/i18n-registry.ts';
import { ELEMENTS } from './elements.tsx';

// The page of components of the development server (scripts/dev/component-page.ts).

function Components({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['common', 'contact', 'cmo', 'songdo']);
  return (
    <main className="wrap">
      <h1>Components</h1>
      <p>
        {LOCALES.map((other) => (
          <a key={other} href={`/${other}/components`}>
            {other}{' '}
          </a>
        ))}
      </p>
      {ELEMENTS.map(([file, draw]) => (
        <section key={file} aria-label={file}>
          <h2>{file}</h2>
          {draw(t, locale)}
        </section>
      ))}
    </main>
  );
}

const locale = document.documentElement.lang as Locale;
const i18n = await createI18nRegistry().load(locale, ['contact', 'cmo', 'songdo']);
createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nextProvider i18n={i18n}>
    <MemoryRouter>
      <Components locale={locale} />
    </MemoryRouter>
  </I18nextProvider>,
);
