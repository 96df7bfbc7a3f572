import laboratory from 'image:laboratory';
import manway from 'image:tank-manway';
import { useTranslation } from 'react-i18next';
import { PHONE } from '#core/site/constants.ts';
import { monthName } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { Section } from '#src/ui/layout/section.tsx';
import { LeadText, Paragraph, StatusLine } from '#src/ui/layout/text.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './company-page.module.css';

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

const YEARS = [
  { year: '2022', events: [{ name: 'founded', date: undefined, post: undefined }] },
  {
    year: '2023',
    events: [
      { name: 'quality', date: '2023-03', post: '20230314-one-quality-system' },
      { name: 'boston', date: '2023-09', post: '20230919-boston-office-opens' },
    ],
  },
  {
    year: '2024',
    events: [
      { name: 'songdo', date: '2024-05', post: '20240516-songdo-groundbreaking' },
      { name: 'records', date: '2024-11', post: '20241119-electronic-batch-record' },
    ],
  },
  {
    year: '2025',
    events: [
      { name: 'adc', date: '2025-05', post: '20250527-adc-facility-opens' },
      { name: 'structure', date: '2025-09', post: '20250904-plant1-structure' },
      { name: 'platform', date: '2025-11', post: '20251118-dar8-platform' },
    ],
  },
  {
    year: '2026',
    events: [
      { name: 'transfer', date: '2026-02', post: '20260224-tech-transfer-office' },
      { name: 'bioreactors', date: '2026-04', post: '20260421-bioreactors-arrive' },
    ],
  },
] as const;

/** The years of the company on one line, which is dashed where it is a plan. */
function CompanyHistory({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['aboutus', 'common']);
  return (
    <Section
      id="history"
      heading={t('company.history.heading')}
      lead={t('company.history.lead')}
      wide={
        <ol className={s.years}>
          {YEARS.map(({ year, events }) => (
            <li key={year} className={s.year}>
              <h3 className={s.yearName}>
                <time dateTime={year}>{t('company.history.year', { when: year })}</time>
              </h3>
              <ol className={s.events}>
                {events.map(({ name, date, post }) => (
                  <li key={name}>
                    {date && (
                      <time dateTime={date} className={s.month}>
                        {monthName(date, locale)}
                      </time>
                    )}
                    {post ? (
                      <a className={s.report} href={hrefFor(locale, 'newsroomPost', { id: post })}>
                        {t(`company.history.items.${name}`)}
                      </a>
                    ) : (
                      t(`company.history.items.${name}`)
                    )}
                  </li>
                ))}
              </ol>
            </li>
          ))}
          <li className={`${s.year} ${s.planned}`}>
            <h3 className={s.yearName}>{t('company.history.next')}</h3>
            <div className={s.events}>
              <StatusLine status="planned">{t('common:status.planned')}</StatusLine>
              <Paragraph text={t('company.history.items.operation')} />
            </div>
          </li>
        </ol>
      }
    />
  );
}
