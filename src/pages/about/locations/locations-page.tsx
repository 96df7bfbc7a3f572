import { useTranslation } from 'react-i18next';
import { AddressList } from '#src/features/locations/address-list.tsx';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { Cards } from '#src/ui/layout/cards.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Intro } from '#src/ui/layout/text.tsx';
import { CampusPicture } from '#src/ui/media/campus/campus.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './locations-page.module.css';
import drawing from './world-map.svg';

const CAMPUSES = ['syracuse', 'songdo'] as const;

export function Component() {
  const { t } = useTranslation(['locations', 'menu']);
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')}>
      <Intro heading={t('intro.heading')} text={t('intro.text')} />

      <div className={`wrap ${s.sites}`}>
        <WorldMap />
      </div>

      <Section id="compare" heading={t('compare.heading')} wide={<DataTable {...t('compare', { returnObjects: true })} />} />

      <Section
        id="campuses"
        tone="soft"
        heading={t('campuses.heading')}
        lead={t('campuses.lead')}
        wide={
          <Cards
            columns={2}
            items={CAMPUSES.map((campus) => ({
              title: t(`campuses.${campus}.title`),
              text: t(`campuses.${campus}.text`),
              drawing: <CampusPicture site={campus} />,
              page: campus,
              cta: t('campuses.cta'),
            }))}
          />
        }
      />

      <Section id="boston" heading={t('boston.heading')} lead={t('boston.lead')} body={t('boston.text')}>
        <ArrowLink to="contact">{t('menu:items.contact')}</ArrowLink>
      </Section>

      <Section id="address" tone="soft" heading={t('address.heading')} wide={<AddressList sites={['Songdo', 'Syracuse', 'Boston']} />} />
    </HeadedPage>
  );
}

/** The drawing's size, and where the sites stand on it. */
const WIDTH = 1200;
const HEIGHT = 640;
const POINTS = { songdo: [174, 391], syracuse: [979, 411], boston: [992, 389] } as const;
/** Ids of its paths, in the order in which they are painted. In the document they would cost more than all text of the page. */
const PATHS = ['graticule', 'rim', 'land', 'way'] as const;

const SUMMIT = [564, 318] as const;
const LABELS = [
  { name: 'distance', at: SUMMIT, dy: '-2.1em', textAnchor: 'middle' },
  { name: 'hours', at: SUMMIT, dy: '-0.8em', textAnchor: 'middle' },
  { name: 'songdo', at: POINTS.songdo, dy: '1.75em', textAnchor: 'middle' },
  { name: 'syracuse', at: [963, 411], dy: '0.9em', textAnchor: 'end' },
  { name: 'boston', at: [986, 389], dy: '-0.75em', textAnchor: 'start' },
] as const;

/** The three sites on a globe seen from above the North Pacific, and how far apart the campuses are. */
function WorldMap() {
  const { t } = useTranslation('locations');
  return (
    <svg className={`paper ${s.map}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" role="img" aria-label={t('map.alt')}>
      {PATHS.map((name) => (
        <use key={name} className={s[name]} href={`${drawing}#${name}`} />
      ))}
      {Object.entries(POINTS).map(([name, [x, y]]) => (
        <circle key={name} className={s.point} cx={x} cy={y} r="7" />
      ))}
      {LABELS.map(({ name, at: [x, y], dy, textAnchor }) => (
        <text key={name} className={name === 'hours' ? `${s.label} ${s.hours}` : s.label} x={x} y={y} dy={dy} textAnchor={textAnchor}>
          {t(`map.${name}`)}
        </text>
      ))}
    </svg>
  );
}
