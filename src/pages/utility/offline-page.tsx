import { useTranslation } from 'react-i18next';
import { itemsSlot, type OfflineList, PAGE_GROUPS, shownSlot } from '#core/offline/offline-page-template.ts';
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
  const usual = [
    { href: hrefFor(locale, 'home'), label: t('menu:items.home') },
    { href: hrefFor(locale, 'newsroom'), label: t('menu:items.newsroom') },
    { href: hrefFor(locale, 'notice'), label: t('menu:items.notice') },
  ];
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
        <section className={s.usual} aria-labelledby="offline-usual" data-shown={shownSlot('usual')}>
          <h2 className={s.label} id="offline-usual">
            {t('offline.saved')}
          </h2>
          <ul>
            {usual.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
        <List name="saved" heading={t('offline.groups.saved')} />
        <section className={s.list} aria-labelledby="offline-pages" data-shown={shownSlot('pages')}>
          <h2 className={s.label} id="offline-pages">
            {t('offline.groups.pages')}
          </h2>
          <div className={s.groups}>
            {PAGE_GROUPS.map((group) => (
              <div key={group} className={s.list} data-shown={shownSlot(group)}>
                <h3 className={s.group}>{group === 'main' ? t('offline.groups.main') : t(`menu:groups.${MENU_GROUPS[group]}`)}</h3>
                <ul>{itemsSlot(group)}</ul>
              </div>
            ))}
          </div>
        </section>
        <List name="news" heading={t('offline.groups.news')} />
        <details className={s.list} data-shown={shownSlot('rest')}>
          <summary className={s.more}>{t('offline.groups.rest')}</summary>
          <ul className={s.rest}>{itemsSlot('rest')}</ul>
        </details>
        <section className={s.list} aria-labelledby="offline-none" data-shown={shownSlot('none')}>
          <h2 className={s.label} id="offline-none">
            {t('offline.groups.none')}
          </h2>
        </section>
      </nav>
    </div>
  );
}

function List({ name, heading }: { name: OfflineList; heading: string }) {
  return (
    <section className={s.list} aria-labelledby={`offline-${name}`} data-shown={shownSlot(name)}>
      <h2 className={s.label} id={`offline-${name}`}>
        {heading}
      </h2>
      <ul>{itemsSlot(name)}</ul>
    </section>
  );
}
