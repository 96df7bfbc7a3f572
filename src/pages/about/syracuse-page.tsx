import vials from 'image:bank-shelf';
import glovePorts from 'image:glove-ports-row';
import { useTranslation } from 'react-i18next';
import { inoculationSuites, purificationSuites, syracuseBioreactorSize, syracuseBioreactors } from '#content/facts.json';
import plan from '#content/media/plan-flows.svg';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { MediaText, Section } from '#src/ui/layout/section.tsx';
import { Intro } from '#src/ui/layout/text.tsx';
import { VolumeRuler } from '#src/ui/layout/volume-ruler.tsx';
import { CampusDrawing } from '#src/ui/media/campus/campus.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { PERSON, vesselSize } from '#src/ui/media/vessel-size.ts';
import v from '#src/ui/media/vessels.module.css';
import { Operator, Vessels } from '#src/ui/media/vessels.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './syracuse-page.module.css';

export function Component() {
  const { t } = useTranslation(['syracuse', 'menu']);
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} drawing={<CampusDrawing site="syracuse" />}>
      <Intro text={t('overview')} />
      <KeyFigures isSection items={t('figures', { returnObjects: true })} />

      <Section id="substance" heading={t('substance.heading')} wide={<SubstanceFlow />} body={t('substance.text')} />

      <Section id="flows" tone="soft" heading={t('plan.heading')} lead={t('plan.lead')} body={t('plan.text')} wide={<FlowPlan />} />

      <div className={s.bank}>
        <MediaText id="cell-bank" side="left" heading={t('bank.heading')} image={vials} body={t('bank.text')} />
      </div>

      <MediaText id="adc" side="right" heading={t('adc.heading')} image={glovePorts} body={t('adc.text')}>
        <ArrowLink to="adc">{t('menu:items.adc')}</ArrowLink>
      </MediaText>

      <Section id="people" heading={t('people.heading')} body={t('people.text')}>
        <ArrowLink to="leadership" at={{ hash: 'syracuse' }}>
          {t('menu:anchors.leadership.syracuse')}
        </ArrowLink>
      </Section>

      <ContactBand about="syracuse" ruler={<VolumeRuler start={syracuseBioreactorSize.litres} />} />
    </HeadedPage>
  );
}

/** Of a suite, in the drawing's units, which it is as wide as high. */
const ROOM = 96;
const PITCH = 112;
/** The suites have no volume: they are nearly as high as the vessels beside them. */
const EM = (vesselSize(syracuseBioreactorSize.litres).height * 0.9) / ROOM;

/** The way of drug substance through the plant, drawn with as many rooms and vessels as there are. */
export function SubstanceFlow() {
  const { t } = useTranslation(['syracuse', 'common']);
  const flask = <path d="M42 30v22L30 76q-3 8 5 8h26q8 0 5-8L54 52V30M37 30h22" />;
  const column = <path d="M36 24h24v60H36zM32 24h32M32 84h32M48 12v12M48 84v12" />;
  const vessels = (
    <div className={s.floor}>
      <Vessels count={syracuseBioreactors.count} litres={syracuseBioreactorSize.litres} status="running" />
      <Operator className={v.person} />
    </div>
  );
  const stages = [
    { name: 'inoculation', drawing: <Rooms count={inoculationSuites.count} content={flask} level="M34 68h28" /> },
    { name: 'culture', drawing: vessels },
    { name: 'purification', drawing: <Rooms count={purificationSuites.count} content={column} level="M36 46h24" /> },
  ] as const;
  return (
    <div className={s.substance}>
      <ol className={s.flow}>
        {stages.map(({ name, drawing }, at) => (
          <li key={name} className={s.stage}>
            {drawing}
            <p className={s.label}>{t(`substance.flow.${name}`)}</p>
            {at < stages.length - 1 && <Icon name="arrow" className={s.arrow} />}
          </li>
        ))}
      </ol>
      <p className={s.scale}>{t('common:vesselScale', { n: PERSON })}</p>
    </div>
  );
}

function Rooms({ count, content, level }: { count: number; content: React.ReactNode; level: string }) {
  const width = count * PITCH - (PITCH - ROOM);
  return (
    <svg
      className={`${v.vessels} ${s.rooms}`}
      viewBox={`0 0 ${width} ${ROOM}`}
      width={`${(width * EM).toFixed(2)}em`}
      height={`${(ROOM * EM).toFixed(2)}em`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal drawings
        <g key={at} transform={`translate(${at * PITCH})`}>
          <path d={`M0 ${ROOM}V4q0-4 4-4h88q4 0 4 4v92z`} />
          {content}
          <path stroke="var(--red)" strokeWidth="2" vectorEffect="non-scaling-stroke" d={level} />
        </g>
      ))}
    </svg>
  );
}

/** Where the numbers of rooms stand on the plan, in the units of its file. */
const ROOM_NUMBERS = [
  [1, 62, 112],
  [2, 112, 158],
  [3, 1206, 95],
  [4, 280, 430],
  [4, 360, 430],
  [4, 440, 430],
  [5, 535, 430],
  [6, 725, 462],
  [7, 910, 430],
  [7, 1010, 430],
  [8, 1110, 430],
  [9, 1208, 250],
  [10, 1166, 584],
  [11, 115, 607],
  [12, 725, 675],
] as const;
const KEY = ['people', 'goods', 'product', 'waste', 'pressure'] as const;

/** Rooms by grade, airlocks, and the ways of people, materials, product and waste: a plan whose numbers the list below explains. */
function FlowPlan() {
  const { t } = useTranslation('syracuse');
  return (
    <figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={s.scroll} role="region" tabIndex={0} aria-label={t('plan.alt')}>
        <div className={`paper ${s.sheet}`}>
          <img src={plan} alt="" width={1296} height={720} loading="lazy" />
          <svg className={s.numbers} viewBox="0 0 1296 720" aria-hidden="true">
            {ROOM_NUMBERS.map(([n, x, y]) => (
              <g key={x} transform={`translate(${x} ${y})`}>
                <circle r="14" />
                <text textAnchor="middle" dy="0.36em">
                  {n}
                </text>
              </g>
            ))}
          </svg>
        </div>
      </div>
      <figcaption>
        <ul className={s.key}>
          {KEY.map((name) => (
            <li key={name} className={s[name]}>
              {t(`plan.key.${name}`)}
            </li>
          ))}
        </ul>
        <ol className={s.legend}>
          {Object.values(t('plan.rooms', { returnObjects: true })).map(({ name, grade, text }) => (
            <li key={name}>
              <strong>{name}</strong> <span className={s.grade}>{grade}</span>
              <br />
              {text}
            </li>
          ))}
        </ol>
        <p className={s.scale}>{t('plan.note')}</p>
      </figcaption>
    </figure>
  );
}
