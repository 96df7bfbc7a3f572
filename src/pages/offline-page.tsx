import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import s from './offline-page.module.css';
import type { PageProps } from './page-module.ts';

/** A document without the app: it stands for any address, so its button simply asks for that address again. */
export function Page({ locale }: PageProps) {
  const { t } = useTranslation(['errors', 'menu']);
  const kept = [
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
      <nav className={s.kept} aria-label={t('offline.saved')}>
        <div data-kept="usual">
          <h2 className={s.label}>{t('offline.saved')}</h2>
          <ul>
            {kept.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
        {/* The worker fills these in with what it holds (src/sw/fill-offline-page.ts), and hides the list above. */}
        {(['saved', 'news', 'pages', 'none'] as const).map((group) => (
          <div key={group} data-kept={group} hidden>
            <h2 className={s.label}>{t(`offline.groups.${group}`)}</h2>
            <ul />
          </div>
        ))}
      </nav>
    </div>
  );
}
