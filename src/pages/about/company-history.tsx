import { useTranslation } from 'react-i18next';
import { monthName } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { StatusLine } from '#src/ui/feedback/status-line.tsx';
import { Paragraph } from '#src/ui/layout/compounds.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import s from './company-history.module.css';

/** What happened in which month, and the post that reports it. */
const YEARS = [
  { year: '2022', events: [{ name: 'founded' }] },
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
export function CompanyHistory({ locale }: { locale: Locale }) {
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
              <h3 className={s.number}>
                <time dateTime={year}>{t('company.history.year', { when: year })}</time>
              </h3>
              <ol className={s.events}>
                {events.map((event) => (
                  <Event key={event.name} locale={locale} {...event} />
                ))}
              </ol>
            </li>
          ))}
          <li className={`${s.year} ${s.planned}`}>
            <h3 className={s.number}>{t('company.history.next')}</h3>
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

type EventName = (typeof YEARS)[number]['events'][number]['name'];

function Event({ locale, name, date, post }: { locale: Locale; name: EventName; date?: string; post?: string }) {
  const { t } = useTranslation('aboutus');
  const text = t(`company.history.items.${name}`);
  return (
    <li>
      {date && (
        <time dateTime={date} className={s.month}>
          {monthName(date, locale)}
        </time>
      )}
      {post ? (
        <a className={s.link} href={hrefFor(locale, 'newsroomPost', { id: post })}>
          {text}
        </a>
      ) : (
        text
      )}
    </li>
  );
}
