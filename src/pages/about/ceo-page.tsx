import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './ceo-page.module.css';

const PARAGRAPHS = ['p1', 'p2', 'p3', 'p4'] as const;

/** The CEO's message: one sentence of it large, then the letter, signed. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('aboutus');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('ceo.heading')} lead={t('ceo.lead')} statement={t('ceo.quote')} />
      <div className={`wrap ${s.message}`}>
        <Reveal as="p" className={s.sign}>
          {locale === 'ko' && <span className={s.title}>{t('ceo.title')}</span>}
          <span className={s.name}>{t('ceo.name')}</span>
          {locale === 'en' && <span className={s.title}>{t('ceo.title')}</span>}
        </Reveal>
        <div className={s.letter}>
          {PARAGRAPHS.map((key) => (
            <Reveal as="p" key={key}>
              {t(`ceo.${key}`)}
            </Reveal>
          ))}
        </div>
      </div>
    </TopFirst>
  );
}
