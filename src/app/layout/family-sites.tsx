import { useTranslation } from 'react-i18next';
import type { FamilySites as Companies } from '#core/site/family-sites.ts';
import type { Locale } from '#core/site/locales.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './footer.module.css';

/** The family-site control: a native disclosure with the group and its companies, whose names come with the shell's words. */
export function FamilySites({ locale }: { locale: Locale }) {
  const { t, i18n } = useTranslation();
  const { home, count, categories } = i18n.getResourceBundle(locale, 'familySites') as Companies;
  const newWindow = t('ui.newWindow');
  return (
    <details className={s.family}>
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
