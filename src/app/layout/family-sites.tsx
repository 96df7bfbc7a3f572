import inputs from 'site:inputs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { type FamilySites as Companies, loadFamilySites, prerenderedSites } from '#src/i18n/family-sites.ts';
import { Icon } from '#src/ui/icon.tsx';
import s from './footer.module.css';

/** The family-site control: a native disclosure with the group and its 44 companies (brief 3.6). */
export function FamilySites({ locale }: { locale: Locale }) {
  const { t } = useTranslation();
  return (
    <details className={s.family}>
      <summary aria-label={t('a11y.familySite', { n: inputs.familySites })}>
        {t('ui.familySite')}
        <Icon name="plus" className={s.plus} />
        <Icon name="minus" className={s.minus} />
      </summary>
      <SiteList locale={locale} />
    </details>
  );
}

/**
 * The list stands in the document and is left as it stands: forty-four names would weigh on every start. Only after a
 * change of language is it fetched and drawn anew.
 */
function SiteList({ locale }: { locale: Locale }) {
  const [first] = useState(locale);
  const [fetched, setFetched] = useState<{ locale: Locale; sites: Companies }>();
  const isStanding = !import.meta.env.SSR && !import.meta.env.DEV && locale === first && !fetched;
  useEffect(() => {
    if (isStanding || fetched?.locale === locale) return;
    loadFamilySites(locale).then(
      (sites) => setFetched({ locale, sites }),
      // Offline the list of before stays.
      () => undefined,
    );
  }, [locale, isStanding, fetched]);
  if (import.meta.env.SSR) return <Sites sites={prerenderedSites(locale)} />;
  if (fetched) return <Sites key="fetched" sites={fetched.sites} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never written: it tells React to leave the document's own children
  return <div className={s.sites} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

function Sites({ sites: { home, categories } }: { sites: Companies }) {
  const { t } = useTranslation();
  const link = ({ name, href }: { name: string; href: string }) => (
    <a href={href} target="_blank" rel="noopener">
      {name}
      <span className="visually-hidden"> ({t('ui.newWindow')})</span>
    </a>
  );
  return (
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
  );
}
