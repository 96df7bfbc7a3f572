import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FamilySites as Companies } from '#core/site/content.ts';
import type { Locale } from '#core/site/locales.ts';
import { FOOTER_PAGES, MENU, type MenuItem } from '#core/site/menu.ts';
import { hrefFor } from '#core/site/urls.ts';
import { useEscape } from '#src/shared/dom/keys.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import { HomeLink } from '#src/ui/media/logo.tsx';
import s from './footer.module.css';

const PLACES = { Songdo: 'songdo', Syracuse: 'syracuse', Boston: 'boston' } as const;

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
        <ul className={s.pages}>
          {MENU.map(({ id, items }) => (
            <li key={id}>
              <a href={hrefFor(locale, (items[0] as MenuItem).page)}>{t(`menu:groups.${id}`)}</a>
            </li>
          ))}
          <li>
            <a href={hrefFor(locale, 'contact')}>{t('menu:items.contact')}</a>
          </li>
        </ul>
        {/* A native disclosure beside what it shows: on wide screens the style sheet shows it without. */}
        <details className={s.toggle}>
          <summary>
            {t('footer.places')}
            <Icon name="plus" className={s.plus} />
            <Icon name="minus" className={s.minus} />
          </summary>
        </details>
        <ul className={s.places}>
          {(Object.keys(PLACES) as (keyof typeof PLACES)[]).map((place) => (
            <li key={place}>
              <p className={s.place}>{t(`footer.address${place}`)}</p>
              <address className={s.address}>
                {t(`footer.${PLACES[place]}`)}
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
          <small className={s.copyright}>
            {t('footer.copyright')} {t('footer.pictures')}
          </small>
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
});

/** The family-site control: a native disclosure with the group and its companies, whose names come with the shell's words. */
export function FamilySites({ locale }: { locale: Locale }) {
  const { t, i18n } = useTranslation();
  const { home, count, categories } = i18n.getResourceBundle(locale, 'familySites') as Companies;
  const newWindow = t('ui.newWindow');
  const details = useRef<HTMLDetailsElement>(null);
  useEscape(() => {
    const { current } = details;
    if (!current?.open) return;
    // The focus does not stay in what has gone.
    if (current.contains(document.activeElement)) current.querySelector('summary')?.focus();
    current.open = false;
  });
  return (
    <details ref={details} className={s.family}>
      <summary aria-label={t('a11y.familySite', { count })}>
        {t('ui.familySite')}
        <Icon name="plus" className={s.plus} />
        <Icon name="minus" className={s.minus} />
      </summary>
      <div className={s.sites}>
        <p className={s.group}>
          <SiteLink {...home} newWindow={newWindow} />
        </p>
        {categories.map(({ id, name, links }) => (
          <div key={id} className={s.category}>
            <p className={s.place}>{name}</p>
            <ul>
              {links.map((site) => (
                <li key={site.href}>
                  <SiteLink {...site} newWindow={newWindow} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

function SiteLink({ name, href, newWindow }: { name: string; href: string; newWindow: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {name}
      <span className="visually-hidden">{` (${newWindow})`}</span>
    </a>
  );
}
