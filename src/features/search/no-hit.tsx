import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import s from './search.module.css';

const WAYS_ON = ['sitemap', 'services', 'newsroom', 'contact'] as const;

/** Where to look when nothing was found. */
export function NoHit({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['search', 'menu']);
  return (
    <div className={s.start}>
      <nav aria-labelledby="search-ways-on">
        <h2 id="search-ways-on" className={s.label}>
          {t('waysOn')}
        </h2>
        <ul className={s.terms}>
          {WAYS_ON.map((page) => (
            <li key={page}>
              <ButtonLink look="ghost" href={hrefFor(locale, page)}>
                {t(`menu:items.${page}`)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
