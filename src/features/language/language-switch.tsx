import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LANGUAGE_NAMES, LOCALE_NAMES, LOCALES, type Locale } from '#core/site/locales.ts';
import { switchLocale } from '#core/site/urls.ts';
import { useIsHydrated } from '#src/shared/dom/use-is-hydrated.ts';
import s from './language-switch.module.css';

/** ENG / KOR keep the page, its query and its hash; JPN opens its notice. */
export function LanguageSwitch({ locale }: { locale: Locale }) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  // The document is the same for every query.
  const rest = useIsHydrated() ? search + hash : '';
  return (
    <ul className={s.list} aria-label={t('ui.language')}>
      {LOCALES.map((other) => (
        <li key={other}>
          <a
            className={s.link}
            href={switchLocale(pathname, other) + rest}
            hrefLang={other}
            lang={other}
            aria-current={other === locale ? 'true' : undefined}
            aria-label={`${LOCALE_NAMES[other]} ${LANGUAGE_NAMES[other]}`}
          >
            {LOCALE_NAMES[other]}
          </a>
        </li>
      ))}
      <li>
        <button className={s.link} type="button" popoverTarget="ja-notice" lang="ja" aria-label={`${t('ui.langJa')} 日本語`}>
          {t('ui.langJa')}
        </button>
      </li>
    </ul>
  );
}
