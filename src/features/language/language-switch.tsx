import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LOCALE_NAMES, LOCALES, type Locale, OWN_NAMES } from '#core/site/locales.ts';
import { switchLocale } from '#core/site/urls.ts';
import s from './language-switch.module.css';

/** ENG / KOR keep the page; JPN opens its notice (brief 5.1). */
export function LanguageSwitch({ locale }: { locale: Locale }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <ul className={s.list} aria-label={t('ui.language')}>
      {LOCALES.map((other) => (
        <li key={other}>
          <a
            className={s.link}
            href={switchLocale(pathname, other)}
            hrefLang={other}
            lang={other}
            aria-current={other === locale ? 'true' : undefined}
            aria-label={`${LOCALE_NAMES[other]} ${OWN_NAMES[other]}`}
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
