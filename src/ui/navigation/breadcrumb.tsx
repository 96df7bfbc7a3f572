import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { getBreadcrumb } from '#core/site/menu.ts';
import type { PageId } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './navigation.module.css';

/** Home › section › page; a post's title is its last step. */
export function Breadcrumb({ page, locale, title }: { page: PageId; locale: Locale; title?: string }) {
  const { t } = useTranslation(['menu', 'common']);
  const crumbs = getBreadcrumb(page);
  const links = title ? crumbs : crumbs.slice(0, -1);
  const end = crumbs.at(-1);
  const last = title ?? (end && t(end.label));
  // Before each step: where the steps take two lines, none ends with a mark.
  const mark = <Icon name="crumb" className={s.mark} />;
  return (
    <nav aria-label={t('common:a11y.breadcrumb')}>
      <ol className={s.crumbs}>
        {links.map(({ label, page: target }, at) => (
          <li key={label}>
            {at > 0 && mark}
            <a className={s.crumb} href={hrefFor(locale, target)}>
              {t(label)}
            </a>
          </li>
        ))}
        <li aria-current="page" className={s.last}>
          {mark}
          <span className={s.title}>{last}</span>
        </li>
      </ol>
    </nav>
  );
}
