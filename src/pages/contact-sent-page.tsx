import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import type { PageProps } from './page-module.ts';
import s from './policy-page.module.css';

/** Where a form sent without JavaScript ends: the inquiry is registered. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('contact');
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('sent.heading')} lead={t('message.success')} crumb={t('sent.crumb')} />
      <div className={`wrap ${s.body} ${s.list}`}>
        <p>{t('sent.body')}</p>
        <ul>
          {(['home', 'newsroom', 'contact'] as const).map((target) => (
            <li key={target}>
              <ArrowLink href={hrefFor(locale, target)}>{t(`sent.${target}`)}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
