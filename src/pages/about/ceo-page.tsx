import hall from 'image:careers';
import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './ceo-page.module.css';
import { Portrait } from './leadership/portrait.tsx';

const PARAGRAPHS = ['p1', 'p2', 'p3', 'p4'] as const;

/** The CEO's message. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('aboutus');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('ceo.heading')} lead={t('ceo.lead')} image={hall} />
      <div className={`wrap ${s.message}`}>
        <Reveal as="h2" className={s.quote}>
          {t('ceo.quote')}
        </Reveal>
        <div className={s.letter}>
          {PARAGRAPHS.map((key) => (
            <Reveal as="p" key={key}>
              {t(`ceo.${key}`)}
            </Reveal>
          ))}
          <Reveal className={s.sign}>
            <div className={s.portrait}>
              <Portrait name={t('ceo.name')} sizes="7.5rem" />
            </div>
            <p>
              {locale === 'ko' && <span className={s.title}>{t('ceo.title')}</span>}
              <span className={s.name}>{t('ceo.name')}</span>
              {locale === 'en' && <span className={s.title}>{t('ceo.title')}</span>}
            </p>
          </Reveal>
        </div>
      </div>
    </TopFirst>
  );
}
