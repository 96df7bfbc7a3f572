import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { FOOTER_PAGES, MENU } from '#core/site/menu.ts';
import { hrefFor } from '#core/site/urls.ts';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './site-map.module.css';

/** Every page in the order of the menu, with the links of header and foot. */
export function SiteTree({ locale, inDialog = false }: { locale: Locale; inDialog?: boolean }) {
  const { t } = useTranslation(['sitemap', 'menu']);
  const Heading = inDialog ? 'h3' : 'h2';
  const link = (href: string, label: string) => (
    <a className={s.link} href={href}>
      {label}
    </a>
  );
  return (
    <div className={s.tree}>
      {MENU.map(({ id, items }) => (
        <Reveal as="section" key={id} aria-labelledby={`tree-${id}`}>
          <Heading id={`tree-${id}`} className={s.heading}>
            {t(`menu:groups.${id}`)}
          </Heading>
          <ul>
            {items.map((item) => (
              <li key={item.page} className={s.item}>
                {link(hrefFor(locale, item.page), t(`menu:${item.label}`))}
                {item.children && (
                  <ul className={s.leaves}>
                    {item.children.map(({ page, hash, label }) => (
                      <li key={`${page}#${hash ?? ''}`}>{link(hrefFor(locale, page, { hash }), t(`menu:${label}`))}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </Reveal>
      ))}
      <Reveal as="section" aria-labelledby="tree-also">
        <Heading id="tree-also" className={s.heading}>
          {t('also')}
        </Heading>
        <ul>
          {(['home', 'contact', ...FOOTER_PAGES] as const).map((page) => (
            <li key={page} className={s.item}>
              {link(hrefFor(locale, page), t(`menu:items.${page}`))}
            </li>
          ))}
        </ul>
      </Reveal>
    </div>
  );
}
