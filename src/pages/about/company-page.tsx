import laboratory from 'image:laboratory';
import manway from 'image:tank-manway';
import { useTranslation } from 'react-i18next';
import { PHONE } from '#core/site/media-queries.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { Paragraph } from '#src/ui/layout/compounds.tsx';
import { LeadText } from '#src/ui/layout/lead-text.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { CompanyHistory } from './company-history.tsx';
import s from './company-page.module.css';

/** Company: why it exists and what it stands for. */
export function Component() {
  const { locale } = usePage();
  const { t } = useTranslation('aboutus');
  return (
    <HeadedPage heading={t('company.heading')} lead={t('company.lead')} image={laboratory}>
      <Reveal as="section" className={`wrap ${s.intro}`}>
        <LeadText text={t('company.intro')} />
      </Reveal>

      <section id="vision" className={s.vision} aria-label={`${t('company.visionLabel')}, ${t('company.missionLabel')}`}>
        <Reveal className={s.visionPicture}>
          <Picture image={manway} sizes={`${PHONE} 100vw, 60vw`} />
        </Reveal>
        <div className={s.statements}>
          {(['vision', 'mission'] as const).map((part) => (
            <Reveal key={part} className={s.statement}>
              <p className={s.label}>{t(`company.${part}Label`)}</p>
              <h2>{t(`company.${part}.heading`)}</h2>
              <p className="lead">{t(`company.${part}.lead`)}</p>
            </Reveal>
          ))}
        </div>
      </section>

      <section id="values" className={`wrap ${s.values}`} aria-labelledby="values-heading">
        <h2 id="values-heading">{t('company.values.heading')}</h2>
        <ol className={s.valueList}>
          {Object.values(t('company.values.items', { returnObjects: true })).map(({ title, text }, at) => (
            <li key={title}>
              <Reveal className={s.value}>
                <span className={s.number} aria-hidden="true">
                  {at + 1}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </Reveal>
            </li>
          ))}
        </ol>
      </section>

      <section id="philosophy" className={s.philosophy} aria-labelledby="philosophy-heading">
        <div className={`wrap ${s.philosophyInner}`}>
          <h2 id="philosophy-heading">{t('company.philosophy.heading')}</h2>
          <ol className={s.rules}>
            {Object.values(t('company.philosophy.items', { returnObjects: true })).map(({ title, text }, at) => (
              <Reveal as="li" key={title} className={s.rule}>
                <span className={s.ruleNumber} aria-hidden="true">
                  {at + 1}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </Reveal>
            ))}
          </ol>
        </div>
      </section>

      <CompanyHistory locale={locale} />

      <Reveal as="section" id="group" className={`wrap ${s.group}`} aria-labelledby="group-heading">
        <h2 id="group-heading">{t('company.group.heading')}</h2>
        <Paragraph text={t('company.group.body')} />
      </Reveal>

      <Reveal as="section" className={`wrap ${s.glance}`} aria-labelledby="glance-heading">
        <h2 id="glance-heading">{t('company.glance.heading')}</h2>
        <dl className={s.rows}>
          {Object.values(t('company.glance.rows', { returnObjects: true })).map(({ label, value }) => (
            <div key={label} className={s.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </HeadedPage>
  );
}
