import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { breadcrumbOf } from '#core/site/menu.ts';
import type { PageId } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import s from './breadcrumb.module.css';
import { Icon } from './icon.tsx';

/** Longest visible title, in characters (brief 3.3). */
const LONGEST: Record<Locale, number> = { en: 40, ko: 24 };

/** Home › section › page; a post's title is its last step. */
export function Breadcrumb({ page, locale, title }: { page: PageId; locale: Locale; title?: string }) {
  const { t } = useTranslation(['menu', 'common']);
  const crumbs = breadcrumbOf(page);
  const links = title ? crumbs : crumbs.slice(0, -1);
  const last = title ? shorten(title, LONGEST[locale]) : t(crumbs.at(-1)?.label ?? '');
  return (
    <nav aria-label={t('common:a11y.breadcrumb')}>
      <ol className={s.list}>
        {links.map(({ label, page: target }) => (
          <li key={label}>
            <a className={s.link} href={hrefFor(locale, target)}>
              {t(label)}
            </a>
            <Icon name="crumb" className={s.mark} />
          </li>
        ))}
        <li aria-current="page">{last}</li>
      </ol>
    </nav>
  );
}

function shorten(text: string, longest: number): string {
  const characters = [...text];
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
