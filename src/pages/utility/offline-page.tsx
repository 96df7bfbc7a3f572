import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsSlot, PAGE_GROUPS, shownSlot } from '#core/offline/offline-page-template.ts';
import { hrefFor } from '#core/site/urls.ts';
import { usePage } from '#src/pages/page-module.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import s from './offline-page.module.css';

/** Words of the groups of pages that the menu has, too. */
const MENU_GROUPS = { aboutus: 'about', services: 'services', esg: 'esg', public: 'pr', careers: 'careers' } as const;

/** A document without the app: it stands for any address, so its button simply asks for that address again. */
export function Component() {
  const { locale } = usePage();
  const { t } = useTranslation(['errors', 'menu']);
  return (
    <div className={`wrap ${s.page}`}>
      <div className={s.words}>
        <div className={s.mark} aria-hidden="true" />
        <h1 className={s.heading}>{t('offline.heading')}</h1>
        <p className="lead">{t('offline.body')}</p>
        <ButtonLink look="solid" href="">
          {t('offline.retry')}
        </ButtonLink>
      </div>
      {/* The worker fills the slots with what it has stored: core/offline/offline-page-template.ts. */}
      <nav className={s.lists} aria-label={t('offline.saved')}>
        <List name="usual" heading={t('offline.saved')} className={s.usual}>
          <ul>
            {(['home', 'newsroom', 'notice'] as const).map((page) => (
              <li key={page}>
                <a href={hrefFor(locale, page)}>{t(`menu:items.${page}`)}</a>
              </li>
            ))}
          </ul>
        </List>
        <List name="pages" heading={t('offline.groups.pages')}>
          <div className={s.groups}>
            {PAGE_GROUPS.map((group) => (
              <div key={group} className={s.list} data-shown={shownSlot(group)}>
                <h3 className={s.group}>{group === 'main' ? t('offline.groups.main') : t(`menu:groups.${MENU_GROUPS[group]}`)}</h3>
                <ul>{itemsSlot(group)}</ul>
              </div>
            ))}
          </div>
        </List>
        <List name="news" heading={t('offline.groups.news')}>
          <ul>{itemsSlot('news')}</ul>
        </List>
        <details className={s.list} data-shown={shownSlot('rest')}>
          <summary className={s.more}>{t('offline.groups.rest')}</summary>
          <ul className={s.rest}>{itemsSlot('rest')}</ul>
        </details>
        <List name="none" heading={t('offline.groups.none')} />
      </nav>
    </div>
  );
}

type ListProps = { name: Parameters<typeof shownSlot>[0]; heading: string; className?: string | undefined; children?: ReactNode };

function List({ name, heading, className = s.list, children }: ListProps) {
  return (
    <section className={className} aria-labelledby={`offline-${name}`} data-shown={shownSlot(name)}>
      <h2 className={s.label} id={`offline-${name}`}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
