import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import notice from '#content/ja-notice.json';
import { isLocale, LANGUAGES, LOCALES, type Locale } from '#core/site/locales.ts';
import { hrefFor, switchLocale } from '#core/site/urls.ts';
import { useIsHydrated } from '#src/shared/dom/use-is-hydrated.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './language-switch.module.css';

/** ENG / KOR keep the page, its query and its hash; JPN opens its notice, unless it is a language of the site. */
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
            aria-label={`${LANGUAGES[other].short} ${LANGUAGES[other].name}`}
          >
            {LANGUAGES[other].short}
          </a>
        </li>
      ))}
      {!isLocale('ja') && (
        <li>
          <button className={s.link} type="button" popoverTarget="ja-notice" lang="ja" aria-label={`${t('ui.langJa')} 日本語`}>
            {t('ui.langJa')}
          </button>
        </li>
      )}
    </ul>
  );
}

/** The notice behind JPN. A native popover: it opens without the app; address and locale stay. */
export function JaNotice() {
  return (
    <div id="ja-notice" popover="auto" role="dialog" aria-labelledby="ja-title" lang="ja" className="ja-notice">
      <h2 id="ja-title" className="ja-title">
        {notice.title}
      </h2>
      <p>{notice.body}</p>
      <p>{notice.contact}</p>
      <div className="ja-links">
        <ButtonLink href="/en">{notice.en}</ButtonLink>
        <ButtonLink href="/ko">{notice.ko}</ButtonLink>
        <ButtonLink href={hrefFor('en', 'contact')}>{notice.form}</ButtonLink>
      </div>
      <button type="button" className="ja-close" popoverTarget="ja-notice" popoverTargetAction="hide" aria-label={notice.close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
