import { useTranslation } from 'react-i18next';
import { itemsSlot, shownSlot } from '#core/offline/offline-page-template.ts';
import { hrefFor } from '#core/site/urls.ts';
import { usePage } from '#src/pages/page-module.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import s from './offline-page.module.css';

const LISTS = ['saved', 'news', 'pages'] as const;

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
      <div>
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
        {LISTS.map((list) => (
          <section key={list} className={s.list} aria-labelledby={`offline-${list}`} data-shown={shownSlot(list)}>
            <h2 className={s.label} id={`offline-${list}`}>
              {t(`offline.groups.${list}`)}
            </h2>
            <ul>{itemsSlot(list)}</ul>
          </section>
        ))}
        <section className={s.list} aria-labelledby="offline-none" data-shown={shownSlot('none')}>
          <h2 className={s.label} id="offline-none">
            {t('offline.groups.none')}
          </h2>
        </section>
      </nav>
    </div>
  );
}
