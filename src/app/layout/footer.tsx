import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { FOOTER_PAGES } from '#core/site/menu.ts';
import { hrefFor } from '#core/site/urls.ts';
import type { FamilySites as Sites } from '#src/i18n/load-words.ts';
import { HomeLink } from '#src/ui/home-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import s from './footer.module.css';

const PLACES = ['Songdo', 'Syracuse', 'Boston'] as const;

export function Footer({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['common', 'menu']);
  return (
    <footer className={s.footer}>
      <div className="wrap">
        <div className={s.head}>
          <HomeLink locale={locale} />
          <FamilySites />
        </div>
        <ul className={s.places}>
          {PLACES.map((place) => (
            <li key={place}>
              <p className={s.place}>{t(`footer.address${place}`)}</p>
              <address className={s.address}>
                {t(`footer.${place.toLowerCase()}`)}
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
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** The family-site control: a native disclosure with the group and its 44 companies (brief 3.6). */
function FamilySites() {
  const { t } = useTranslation();
  const { home, count, categories } = t('familySites:sites', { returnObjects: true }) as Sites;
  const link = ({ name, href }: { name: string; href: string }) => (
    <a href={href} target="_blank" rel="noopener">
      {name}
      <span className="visually-hidden"> ({t('ui.newWindow')})</span>
    </a>
  );
  return (
    <details className={s.family}>
      <summary aria-label={t('a11y.familySite', { n: count })}>
        {t('ui.familySite')}
        <Icon name="plus" className={s.plus} />
        <Icon name="minus" className={s.minus} />
      </summary>
      <div className={s.sites}>
        <p className={s.group}>{link(home)}</p>
        {categories.map((category) => (
          <div key={category.id} className={s.category}>
            <p className={s.place}>{category.name}</p>
            <ul>
              {category.links.map((one) => (
                <li key={one.href}>{link(one)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
