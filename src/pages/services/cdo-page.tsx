import column from 'image:column-bed';
import pipettes from 'image:pipette-row';
import { useTranslation } from 'react-i18next';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Checklist, Steps } from '#src/ui/layout/lists.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Intro } from '#src/ui/layout/text.tsx';
import s from './cdo-page.module.css';

/** Development: the molecule, the cell line, the process, and the ways to the first clinical study and into the plant. */
export function Component() {
  const { locale } = usePage();
  const { t } = useTranslation('cdo');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} drawing={<ClonePath />}>
      <Intro text={t('intro')} />
      <Section
        id="molecules"
        heading={t('molecules.heading')}
        lead={t('molecules.lead')}
        wide={<DataTable {...t('molecules', { returnObjects: true })} />}
      />
      <MediaText id="cld" heading={t('cld.heading')} lead={t('cld.lead')} image={pipettes} side="right" body={t('cld.body')} />
      <MediaText id="process" heading={t('process.heading')} image={column} side="left" body={t('process.body')} />
      <Section id="comparability" heading={t('comparability.heading')} body={t('comparability.body')} />
      <Section id="ind" heading={t('ind.heading')} lead={t('ind.lead')} body={t('ind.body')}>
        <Steps down items={Object.values(t('ind.steps', { returnObjects: true }))} label={t('ind.label')} />
      </Section>
      <Section
        id="msat"
        tone="soft"
        heading={t('msat.heading')}
        lead={t('msat.lead')}
        wide={<Steps items={Object.values(t('msat.phases', { returnObjects: true }))} label={t('msat.label')} />}
        body={t('msat.body')}
      ></Section>
      <Section id="receive" heading={t('receive.heading')}>
        <Checklist items={Object.values(t('receive.items', { returnObjects: true }))} />
      </Section>
      <ContactBand locale={locale} about="development" />
    </HeadedPage>
  );
}

/** Of one step, in units of its drawing; a step's line goes on in the next. */
const WIDTH = 216;
const HEIGHT = 430;
const MIDDLE = HEIGHT / 2;
const RED = '#cb333b';

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
/** Circles in rows and columns around the middle of a step. */
const field = (columns: number, rows: number, gap: number, r: number) =>
  Array.from({ length: columns * rows }, (_, at) =>
    circle(WIDTH / 2 + ((at % columns) - (columns - 1) / 2) * gap, MIDDLE + (Math.floor(at / columns) - (rows - 1) / 2) * gap, r),
  );
/** Level lines across a part of a step. */
const across = (from: number, to: number, ...places: number[]) => places.map((y) => `M${from} ${y}H${to}`).join('');

/** The clones that pass each screen, of those that stand in 4 columns and 7 rows; the last one is taken. */
const LEADS = [10, 13, 18];
const TAKEN = 5;
const CLONES = field(4, 7, 44, 11);
const SINGLE_CELLS = field(9, 17, 21, 5).join('');
const FAN = [47, 131, 215, 299, 383];
/** The rows of the lead clones, and of the one that is taken. */
const LEAD_ROWS = [171, 215, 259];
const TAKEN_ROW = 127;

/** What stands at each step of cell line development: a gene, cells, many of them, those that are screened, lines, the bank. */
const STEPS = [
  <>
    <path d={circle(108, MIDDLE, 62) + circle(108, MIDDLE, 52)} />
    <path d="M108 153a62 62 0 0 1 54 31" stroke={RED} strokeWidth="5" />
    <path d={across(170, WIDTH, MIDDLE)} />
  </>,
  <>
    <path d={across(0, 30, MIDDLE)} />
    <path d={circle(108, MIDDLE, 78)} fill="#f5f5f3" />
    <path d={circle(96, MIDDLE + 10, 34) + circle(148, MIDDLE - 34, 11) + circle(146, MIDDLE + 34, 11) + circle(84, MIDDLE - 50, 11)} />
    <path d={circle(96, MIDDLE + 10, 11)} stroke={RED} strokeWidth="2.5" />
    <path d={FAN.map((y) => `M184 ${MIDDLE}L${WIDTH} ${y}`).join('')} stroke="#c5c4c1" />
  </>,
  <path key="cells" d={SINGLE_CELLS} />,
  <>
    <path d={FAN.map((y) => `M0 ${y}h14`).join('')} stroke="#c5c4c1" />
    <path d={CLONES.filter((_, at) => at !== TAKEN && !LEADS.includes(at)).join('')} stroke="#c5c4c1" />
    <path d={LEADS.map((at) => CLONES[at]).join('')} fill="#2d2926" />
    <path d={CLONES[TAKEN]} fill={RED} stroke={RED} />
    <path d={across(196, WIDTH, ...LEAD_ROWS)} />
    <path d={across(196, WIDTH, TAKEN_ROW)} stroke={RED} strokeWidth="2.5" />
  </>,
  <>
    <path d="M24 300H204M24 300V100M69 300v-8M114 300v-8M159 300v-8" stroke="#75787b" />
    <path d="M0 171h48c56 0 92 36 156 104M0 215h48c64 0 96 22 156 54M0 259h60c50 0 84 12 144 26" />
    <path d={across(0, WIDTH, TAKEN_ROW)} stroke={RED} strokeWidth="2.5" />
  </>,
  <>
    <path d={`M0 ${TAKEN_ROW}h40`} stroke={RED} strokeWidth="2.5" />
    {[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3].map((column) => (
        <g key={`${row} ${column}`} transform={`translate(${42 + column * 36} ${MIDDLE - 108 + row * 56})`}>
          <path d="M0 14v24q0 5 5 5h14q5 0 5-5V14z" fill="#f5f5f3" />
          <path d="M0 2h24v12H0z" fill={RED} stroke={RED} />
        </g>
      )),
    )}
    <path d={`M30 ${MIDDLE + 118}h156`} />
  </>,
];

/** From a gene to a bank: the steps of cell line development, drawn from many cells to the one that is kept. */
function ClonePath() {
  const { t } = useTranslation('cdo');
  const names = Object.values(t('cld.steps', { returnObjects: true }));
  return (
    <figure>
      <ol className={s.path} aria-label={t('cld.label')}>
        {names.map((name, at) => (
          <li key={name}>
            <svg
              className={s.drawing}
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              width={WIDTH}
              height={HEIGHT}
              fill="none"
              stroke="#2d2926"
              strokeWidth="1.2"
              aria-hidden="true"
            >
              {STEPS[at]}
            </svg>
            <p className={s.name}>
              <span className={s.number}>{at + 1}</span> {name}
            </p>
            {at === names.length - 1 && <p className={s.detail}>{t('bank.held')}</p>}
          </li>
        ))}
      </ol>
      <figcaption className={s.note}>{t('cld.note')}</figcaption>
    </figure>
  );
}
