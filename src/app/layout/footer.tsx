import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { FOOTER_PAGES } from '#core/site/menu.ts';
import { hrefFor } from '#core/site/urls.ts';
import { HomeLink } from '#src/ui/media/logo.tsx';
import { FamilySites } from './family-sites.tsx';
import s from './footer.module.css';
import { SiteSettings } from './site-settings.tsx';

const PLACES = [
  ['Songdo', 'songdo'],
  ['Syracuse', 'syracuse'],
  ['Boston', 'boston'],
] as const;

/** The same on every page of a language. */
export const Footer = memo(function Footer({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['common', 'menu']);
  return (
    <footer className={s.footer}>
      {/* The key: another language has elements of its own, as the page above has (src/routes.tsx). */}
      <div key={locale} className="wrap">
        <div className={s.head}>
          <HomeLink locale={locale} />
          <FamilySites locale={locale} />
        </div>
        <ul className={s.places}>
          {PLACES.map(([place, address]) => (
            <li key={place}>
              <p className={s.place}>{t(`footer.address${place}`)}</p>
              <address className={s.address}>
                {t(`footer.${address}`)}
                <br />
                <a href={`tel:${t(`tel${place}`)}`}>{t(`tel${place}`)}</a>
              </address>
            </li>
          ))}
          <li className={s.mails}>
            <p className={s.place}>{t('footer.email')}</p>
            <a href={`mailto:${t('emailContact')}`}>{t('emailContact')}</a>
            <p className={s.place}>{t('footer.ethics')}</p>
            <a href={`mailto:${t('emailEthics')}`}>{t('emailEthics')}</a>
          </li>
        </ul>
        <div className={s.foot}>
          <small className={s.copyright}>{t('footer.copyright')}</small>
          <ul className={s.links}>
            {FOOTER_PAGES.map((page) => (
              <li key={page}>
                <a className={page === 'privacy' ? s.strong : undefined} href={hrefFor(locale, page)}>
                  {t(`menu:items.${page}`)}
                </a>
              </li>
            ))}
            <li>
              <SiteSettings />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
});
