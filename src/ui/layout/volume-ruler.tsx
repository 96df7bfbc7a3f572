import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  adcReactors,
  plant1BioreactorSize,
  songdoMidBioreactorSize,
  songdoSingleUseSize,
  syracuseBioreactorSize,
} from '#content/facts.json';
import { VOLUME } from '#core/contact/volume.ts';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { groupDigits } from '#src/shared/isomorphic/group-digits.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './volume-ruler.module.css';

interface Mark {
  litres: number;
  /** `adcRange`: no vessel of its own, but within the range of those for conjugation. */
  vessel: 'adc' | 'adcRange' | 'singleUse' | 'middle' | 'syracuse' | 'plant1';
  /** Its line is solid, dashed or dotted, as everywhere. */
  status: 'running' | 'planned' | 'review';
}

const { smallestLitres: ADC_SMALLEST, largestLitres: ADC_LARGEST } = adcReactors;
const conjugation = (litres: number): Mark => ({ litres, vessel: 'adc', status: 'running' });

/** All vessels that are there, planned or under review; and for conjugates, both ends of their range and every hundred litres between. */
export const MARKS = {
  all: [
    conjugation(ADC_SMALLEST),
    conjugation(ADC_LARGEST),
    { litres: songdoSingleUseSize.litres, vessel: 'singleUse', status: 'review' },
    { litres: songdoMidBioreactorSize.litres, vessel: 'middle', status: 'planned' },
    { litres: syracuseBioreactorSize.litres, vessel: 'syracuse', status: 'running' },
    { litres: plant1BioreactorSize.litres, vessel: 'plant1', status: 'planned' },
  ],
  adc: [
    conjugation(ADC_SMALLEST),
    ...Array.from(
      { length: ADC_LARGEST / ADC_SMALLEST - 2 },
      (_, at): Mark => ({ litres: (at + 2) * ADC_SMALLEST, vessel: 'adcRange', status: 'running' }),
    ),
    conjugation(ADC_LARGEST),
  ],
} as const satisfies Record<string, readonly Mark[]>;

interface Props {
  locale: Locale;
  /** Litres at which the needle stands at first. */
  start: number;
  range?: keyof typeof MARKS;
}

/** Where a volume stands on the ruler, in hundredths of its length: equal lengths are equal factors. */
export function placeOf(litres: number, marks: readonly Mark[]): number {
  const [first, last] = [marks[0]?.litres ?? 1, marks.at(-1)?.litres ?? 1];
  return (Math.log(litres / first) / Math.log(last / first)) * 100;
}

/** Short marks between: hundreds up to a thousand litres, thousands above. */
function between(marks: readonly Mark[]): number[] {
  const last = marks.at(-1)?.litres ?? 0;
  return [...Array.from({ length: 9 }, (_, at) => (at + 2) * 100), ...Array.from({ length: 14 }, (_, at) => (at + 2) * 1000)].filter(
    (litres) => litres < last,
  );
}

/** A logarithmic ruler of vessels with a needle to move: it names the vessel and asks about its volume. Without script, links ask. */
export function VolumeRuler({ locale, start, range = 'all' }: Props) {
  const { t } = useTranslation('band');
  const marks: readonly Mark[] = MARKS[range];
  const [at, setAt] = useState(() => marks.findIndex(({ litres }) => litres === start));
  const input = useRef<HTMLInputElement>(null);
  const mark = marks[at] as Mark;
  const volume = (litres: number) => t('ruler.volume', { n: groupDigits(litres) });
  const place = (litres: number) => `${placeOf(litres, marks).toFixed(1)}%`;
  const sentence = t(`ruler.vessels.${mark.vessel}`, { volume: volume(mark.litres) });
  const category = range === 'adc' ? 'adc' : 'manufacturing';
  const hrefOf = (litres: number) => hrefFor(locale, 'contact', { query: { category, [VOLUME.name]: litres } });

  /** The needle goes to the mark that is nearest to the pointer; steps of the input are from mark to mark. */
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const distances = marks.map(({ litres }) => Math.abs(placeOf(litres, marks) - ((clientX - left) / width) * 100));
    setAt(distances.indexOf(Math.min(...distances)));
  };

  return (
    <>
      <div
        className={s.ruler}
        role="presentation"
        data-needs-app=""
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
        onPointerUp={() => input.current?.focus({ preventScroll: true })}
      >
        <input
          ref={input}
          className={s.input}
          type="range"
          min={0}
          max={marks.length - 1}
          step={1}
          value={at}
          aria-label={t('ruler.label')}
          aria-valuetext={sentence}
          onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
        />
        <svg className={s.drawing} aria-hidden="true">
          <line className={s.base} x1="0" x2="100%" y1="100%" y2="100%" />
          {between(marks).map((litres) => (
            <line key={litres} x1={place(litres)} x2={place(litres)} y1="84%" y2="100%" />
          ))}
          {marks.map(({ litres, vessel, status }, position) => (
            <g key={litres} className={position === at ? `${s.mark} ${s.chosen}` : s.mark}>
              {vessel !== 'adcRange' && (
                <>
                  <line className={s[status]} x1={place(litres)} x2={place(litres)} y1="44%" y2="100%" />
                  <text x={place(litres)} textAnchor={position === 0 ? 'start' : position === marks.length - 1 ? 'end' : 'middle'}>
                    <tspan>{volume(litres)}</tspan>
                    <tspan className={s.site} x={place(litres)} dy="1.35em">
                      {t(`ruler.sites.${vessel}`)}
                    </tspan>
                  </text>
                </>
              )}
            </g>
          ))}
          <g className={s.needle}>
            <rect x={place(mark.litres)} y="36%" width="3" height="64%" />
            <circle cx={place(mark.litres)} cy="100%" r="9" />
          </g>
        </svg>
      </div>
      <div className={s.answer}>
        <p className={s.sentence}>{sentence}</p>
        <ButtonLink look="red" href={hrefOf(mark.litres)}>
          {t('ruler.ask', { volume: volume(mark.litres) })}
          <Icon name="arrow" />
        </ButtonLink>
      </div>
      <ul className={s.links}>
        {MARKS.all
          .filter(({ litres }) => range === 'all' || litres <= ADC_LARGEST)
          .map(({ litres }) => (
            <li key={litres}>
              <a href={hrefOf(litres)}>{t('ruler.ask', { volume: volume(litres) })}</a>
            </li>
          ))}
      </ul>
    </>
  );
}
