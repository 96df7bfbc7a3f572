import { useTranslation } from 'react-i18next';
import {
  plant1BioreactorSize,
  plant1Bioreactors,
  plant1Capacity,
  plant1Year,
  songdoMidBioreactorSize,
  songdoMidBioreactors,
  songdoPlanned,
  songdoSingleUseSize,
} from '#content/facts.json';
import type { Locale } from '#core/site/locales.ts';
import { groupDigits } from '#core/site/sizes.ts';
import { hrefFor } from '#core/site/urls.ts';
import { AddressList } from '#src/features/locations/address-list.tsx';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Checklist, Intro, StatusLine } from '#src/ui/layout/text.tsx';
import { VolumeRuler } from '#src/ui/layout/volume-ruler.tsx';
import { CampusDrawing } from '#src/ui/media/campus/campus.tsx';
import { FigureNumber } from '#src/ui/media/key-figures.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { VesselHall } from '#src/ui/media/vessel-hall.tsx';
import s from './songdo-page.module.css';

export function Component() {
  const { locale } = usePage();
  const { t } = useTranslation('songdo');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} drawing={<CampusDrawing site="songdo" />}>
      <Intro text={t('overview')} />

      <Section id="capacity" heading={t('stages.heading')} body={t('stages.text')} />
      <Reveal className={s.hall}>
        <CampusHall />
      </Reveal>

      <Section id="design" tone="soft" heading={t('principles.heading')}>
        <Checklist items={t('principles.items', { returnObjects: true })} />
      </Section>

      <Section id="roadmap" heading={t('milestones.heading')} wide={<Milestones locale={locale} />}>
        <p className="note">{t('milestones.note')}</p>
      </Section>

      <Section id="address" heading={t('address.heading')}>
        <AddressList sites={['Songdo']} />
      </Section>

      <ContactBand about="songdo" ruler={<VolumeRuler start={plant1BioreactorSize.litres} />} />
    </HeadedPage>
  );
}

const LARGE = plant1BioreactorSize.litres;
const MIDDLE = { count: songdoMidBioreactors.count, litres: songdoMidBioreactorSize.litres };
/** How many single-use units is open: as many as "multiple" needs. */
const SMALL = { count: 3, litres: songdoSingleUseSize.litres };
/** Litres planned beyond Plant 1 and the mid-scale vessels, single-use units included. */
const BEYOND = songdoPlanned.litres - plant1Capacity.litres - MIDDLE.count * MIDDLE.litres;
/** What the single-use units leave of them, drawn as vessels of Plant 1's size: which they will be is not decided. */
const ROOM = { count: (BEYOND - SMALL.count * SMALL.litres) / LARGE, litres: LARGE };

const STATUS = { plant1: 'planned', middle: 'planned', small: 'review', room: 'room' } as const;

/** All vessels that Songdo is planned for, and the room for those that follow; the two capacities are larger than the rest. */
export function CampusHall() {
  const { t } = useTranslation(['songdo', 'common']);
  const group = (kind: keyof typeof STATUS, vessels: { count: number; litres: number }) => {
    const figure = t(`hall.${kind}.figure`, { n: groupDigits(BEYOND) });
    const label = t(`hall.${kind}.label`);
    const words = (
      <>
        <p className={vessels.litres === LARGE ? `${s.figure} ${s.main}` : s.figure}>
          <FigureNumber text={figure} />
        </p>
        <p className={s.label}>{label}</p>
        <StatusLine status={STATUS[kind]}>{kind === 'plant1' ? t('common:status.operatingFrom') : t(`hall.${kind}.status`)}</StatusLine>
      </>
    );
    return { ...vessels, status: STATUS[kind], label: `${figure}. ${label}`, words };
  };
  const plant1 = group('plant1', { count: plant1Bioreactors.count, litres: LARGE });
  return <VesselHall name={t('hall.name')} rows={[[plant1, group('middle', MIDDLE), group('small', SMALL)], [group('room', ROOM)]]} />;
}

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

function monthOf(post: string): number {
  const [year, month, day] = [post.slice(0, 4), post.slice(4, 6), post.slice(6, 8)].map(Number) as [number, number, number];
  return (year - BEGIN) * 12 + month - 1 + (day - 1) / 31;
}

/** What has been built so far, each with the post that reports it, and the year in which the plant starts: on one ruler of months. */
function Milestones({ locale }: { locale: Locale }) {
  const { t } = useTranslation('songdo');
  const reached = REACHED.map(({ name, post }) => ({ name, at: monthOf(post), href: hrefFor(locale, 'newsroomPost', { id: post }) }));
  const marks = Array.from({ length: MONTHS + 1 }, (_, at) => `M${at} ${at % 12 ? 5 : 2}V8`).join('');
  const last = reached.at(-1)?.at ?? 0;
  return (
    <div>
      <svg className={`paper ${s.years}`} aria-hidden="true">
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
