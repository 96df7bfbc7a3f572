import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#core/site/locales.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './ceo-page.module.css';

export function Component() {
  const { locale } = usePage();
  const isTitleFirst = LANGUAGES[locale].script === 'Hangul';
  const { t } = useTranslation('aboutus');
  return (
    <HeadedPage heading={t('ceo.heading')} lead={t('ceo.lead')} statement={t('ceo.quote')}>
      <div className={`wrap ${s.message}`}>
        <div className={s.letter}>
          {Object.values(t('ceo.letter', { returnObjects: true })).map((paragraph) => (
            <Reveal as="p" key={paragraph}>
              {paragraph}
            </Reveal>
          ))}
        </div>
        <Reveal as="p" className={s.sign}>
          {isTitleFirst && <span className={s.title}>{t('ceo.title')}</span>}
          <span className={s.name}>{t('ceo.name')}</span>
          {!isTitleFirst && <span className={s.title}>{t('ceo.title')}</span>}
        </Reveal>
      </div>
    </HeadedPage>
  );
}
