import boardroom from 'image:table-boardroom';
import { useTranslation } from 'react-i18next';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import s from './ceo-page.module.css';
import type { PageProps } from './page-module.ts';

const PARAGRAPHS = ['p1', 'p2', 'p3', 'p4'] as const;

/** The CEO's message (brief 4.6). No portrait exists: the fallback picture stands in its place. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation(['aboutus', 'common']);
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('ceo.heading')} lead={t('ceo.lead')} image={boardroom} />
      <div className={`wrap ${s.message}`}>
        <h2 className={s.quote}>{t('ceo.quote')}</h2>
        <div className={s.letter}>
          {PARAGRAPHS.map((key) => (
            <p key={key}>{t(`ceo.${key}`)}</p>
          ))}
          <div className={s.sign}>
            <img
              className={s.portrait}
              src="/portrait-pending.svg"
              width="120"
              height="150"
              alt={t('common:ui.portraitPending')}
              loading="lazy"
            />
            <p>
              {locale === 'ko' && <span className={s.title}>{t('ceo.title')}</span>}
              <span className={s.name}>{t('ceo.name')}</span>
              {locale === 'en' && <span className={s.title}>{t('ceo.title')}</span>}
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
