import { useTranslation } from 'react-i18next';
import { plant1Year } from '#content/facts.json';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import s from './milestones.module.css';

/** Posts that report what has been reached, in their order. */
const REACHED = [
  { name: 'groundbreaking', post: '20240516-songdo-groundbreaking' },
  { name: 'structure', post: '20250904-plant1-structure' },
  { name: 'bioreactors', post: '20260421-bioreactors-arrive' },
] as const;
/** The first January on the ruler, which ends with the year in which Plant 1 is to start. */
const BEGIN = 2024;
const PLANNED = (plant1Year.year - BEGIN) * 12;
const MONTHS = PLANNED + 12;
const YEARS = Array.from({ length: MONTHS / 12 }, (_, at) => BEGIN + at);

/** The month of a post on the ruler, with its days. */
function monthOf(post: string): number {
  const [year, month, day] = [post.slice(0, 4), post.slice(4, 6), post.slice(6, 8)].map(Number) as [number, number, number];
  return (year - BEGIN) * 12 + month - 1 + (day - 1) / 31;
}

/** What has been built so far, each with the post that reports it, and the year in which the plant starts: on one ruler of months. */
export function Milestones({ locale }: { locale: Locale }) {
  const { t } = useTranslation('songdo');
  const reached = REACHED.map(({ name, post }) => ({ name, at: monthOf(post), href: hrefFor(locale, 'newsroomPost', { id: post }) }));
  const marks = Array.from({ length: MONTHS + 1 }, (_, at) => `M${at} ${at % 12 ? 5 : 2}V8`).join('');
  const last = reached.at(-1)?.at ?? 0;
  return (
    <div>
      <svg className={s.years} aria-hidden="true">
        {YEARS.map((year) => (
          <text key={year} x={`${((year - BEGIN) * 1200) / MONTHS}%`} y="1em">
            {year}
          </text>
        ))}
      </svg>
      <svg className={s.ruler} viewBox={`0 0 ${MONTHS} 8`} preserveAspectRatio="none" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={marks} />
        <path className={s.reached} d={`M${reached[0]?.at} 8H${last}`} />
        <path className={`${s.reached} ${s.planned}`} d={`M${last} 8H${MONTHS}`} />
        <path className={s.needle} d={reached.map(({ at }) => `M${at.toFixed(1)} 0V8`).join('')} />
        <path className={`${s.needle} ${s.planned}`} d={`M${PLANNED} 0V8`} />
      </svg>
      <ol className={s.list}>
        {reached.map(({ name, href }) => (
          <li key={name} className={s[name]}>
            <span className={s.date}>{t(`milestones.${name}.date`)}</span>
            <a href={href}>{t(`milestones.${name}.text`)}</a>
          </li>
        ))}
        <li className={s.operation}>
          <span className={s.date}>{t('milestones.operation.date')}</span>
          {t('milestones.operation.text')}
        </li>
      </ol>
    </div>
  );
}
