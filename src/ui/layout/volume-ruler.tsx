import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adcReactors } from '#content/facts.json';
import { VOLUME } from '#core/contact/volume.ts';
import type { Locale } from '#core/site/locales.ts';
import { groupDigits } from '#core/site/sizes.ts';
import { hrefFor } from '#core/site/urls.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { PERSON, vesselSize } from '#src/ui/media/vessel-size.ts';
import { HiddenTable } from './data-table.tsx';
import { listBetween, MARKS, type Mark, placeOf, RANGE, VolumeHall } from './volume-hall.tsx';
import s from './volume-ruler.module.css';

interface Props {
  start: number;
  range?: keyof typeof MARKS;
  /** The vessels stand on it, over the width of the page, which then loads `campus`, too. Without, it lies on a dark ground. */
  hall?: boolean;
}

/** The volume that was chosen last in this visit: where a later page has it, its needle stands there. A document's own ruler knows none. */
let lastChosen: number | undefined;

/** A logarithmic ruler of vessels with a needle to move: it names the vessel and asks about its volume. Without script, links ask. */
export function VolumeRuler({ start, range = 'all', hall = false }: Props) {
  const { t, i18n } = useTranslation(['band', 'campus']);
  const marks: readonly Mark[] = MARKS[range];
  const [at, setAt] = useState(() => {
    const begin = marks.some(({ litres }) => litres === lastChosen) ? (lastChosen as number) : start;
    return findNearest(marks.map(({ litres }) => Math.abs(litres - begin)));
  });
  const choose = (mark: number) => {
    lastChosen = marks[mark]?.litres;
    setAt(mark);
  };
  const input = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const mark = marks[at] as Mark;
  const track = hall ? RANGE : { begin: 0, end: 1 };
  const volume = (litres: number) => t('ruler.volume', { n: groupDigits(litres) });
  const sentenceOf = ({ vessel, litres }: Mark) => t(`ruler.vessels.${vessel}`, { volume: volume(litres) });
  const sentence = sentenceOf(mark);
  const category = range === 'adc' ? 'adc' : 'manufacturing';
  const hrefOf = (litres: number) => hrefFor(i18n.language as Locale, 'contact', { query: { category, [VOLUME.name]: litres } });

  /** The needle goes to the mark that is nearest to the pointer; steps of the input are from mark to mark. */
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = (((clientX - left) / width - track.begin) / (track.end - track.begin)) * 100;
    choose(findNearest(marks.map(({ litres }) => Math.abs(placeOf(litres, marks) - place))));
  };
  // A finger moves a floor that is wider than the screen, and points by a tap.
  const isDrag = ({ pointerType }: PointerEvent) => !(hall && pointerType === 'touch');
  // Where the floor is wider than the screen, the chosen vessel is in its middle.
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const place = track.begin + ((track.end - track.begin) * placeOf(mark.litres, marks)) / 100;
    current.scrollLeft = current.scrollWidth * place - current.clientWidth / 2;
  }, [mark, marks, track.begin, track.end]);

  const ruler = (
    <div
      className={hall ? `${s.ruler} ${s.floor}` : s.ruler}
      role="presentation"
      data-needs-app=""
      onPointerDown={(event) => {
        if (!isDrag(event)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      onPointerUp={(event) => (isDrag(event) ? input.current?.focus({ preventScroll: true }) : point(event))}
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
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      />
      {hall ? <VolumeHall marks={marks} chosen={mark} /> : <Scale marks={marks} at={at} />}
    </div>
  );
  const answer = (
    <>
      <div className={s.answer}>
        <p className={s.sentence}>{sentence}</p>
        <ButtonLink look="red" href={hrefOf(mark.litres)}>
          {t('ruler.ask', { volume: volume(mark.litres) })}
          <Icon name="arrow" />
        </ButtonLink>
      </div>
      <ul className={s.links}>
        {MARKS.all
          .filter(({ litres }) => range === 'all' || litres <= adcReactors.largestLitres)
          .map(({ litres }) => (
            <li key={litres}>
              <a href={hrefOf(litres)}>{t('ruler.ask', { volume: volume(litres) })}</a>
            </li>
          ))}
      </ul>
    </>
  );
  if (!hall) {
    return (
      <>
        {ruler}
        {answer}
      </>
    );
  }
  return (
    <figure className={s.hall}>
      <div ref={scroller} className={s.scroll}>
        {ruler}
      </div>
      <div className="wrap">
        {answer}
        <figcaption className={s.note}>
          {t('ruler.level')} {t('campus:hall.note', { n: PERSON })}
        </figcaption>
      </div>
      <HiddenTable
        head={[t('ruler.label'), t('campus:hall.height')]}
        rows={marks.map((each) => [sentenceOf(each), t('campus:hall.mark', { n: vesselSize(each.litres).height.toFixed(1) })])}
      />
    </figure>
  );
}

const findNearest = (distances: readonly number[]) => distances.indexOf(Math.min(...distances));

function Scale({ marks, at }: { marks: readonly Mark[]; at: number }) {
  const { t } = useTranslation('band');
  const place = (litres: number) => `${placeOf(litres, marks).toFixed(1)}%`;
  const chosen = place((marks[at] as Mark).litres);
  return (
    <svg className={s.drawing} aria-hidden="true">
      <line className={s.base} x1="0" x2="100%" y1="100%" y2="100%" />
      {listBetween(marks).map((litres) => (
        <line key={litres} x1={place(litres)} x2={place(litres)} y1="84%" y2="100%" />
      ))}
      {marks.map(({ litres, vessel, status }, position) => (
        <g key={litres} className={position === at ? `${s.mark} ${s.chosen}` : s.mark}>
          {vessel !== 'adcRange' && (
            <>
              <line className={s[status]} x1={place(litres)} x2={place(litres)} y1="44%" y2="100%" />
              <text x={place(litres)} textAnchor={position === 0 ? 'start' : position === marks.length - 1 ? 'end' : 'middle'}>
                <tspan>{t('ruler.volume', { n: groupDigits(litres) })}</tspan>
                <tspan className={s.site} x={place(litres)} dy="1.35em">
                  {t(`ruler.sites.${vessel}`)}
                </tspan>
              </text>
            </>
          )}
        </g>
      ))}
      <g className={s.needle}>
        <rect x={chosen} y="36%" width="3" height="64%" />
        <circle cx={chosen} cy="100%" r="9" />
      </g>
    </svg>
  );
}
