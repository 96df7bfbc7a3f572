import { useTranslation } from 'react-i18next';
import { approvals } from '#content/facts.json';
import { FigureNumber } from '#src/ui/figure-number.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { Vessels } from '#src/ui/vessels.tsx';
import s from './capacity.module.css';

/** Three figures, each beside a drawing of what it counts (brief 4.1.2). */
export function Capacity() {
  const { t } = useTranslation('home');
  return (
    <dl className={s.rows}>
      <Row n="1" detail={t('about.figures.1.detail')} drawing={<Vessels count={8} height={52} className={s.drawing} />} />
      <Row n="2" detail={t('about.figures.2.detail')} drawing={<Vessels count={8} height={90} look="planned" className={s.drawing} />} />
      <Row n="3" drawing={<Ticks />} />
    </dl>
  );
}

function Row({ n, detail, drawing }: { n: string; detail?: string; drawing: React.ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <Reveal className={s.row}>
      <dt className={s.label}>
        <span aria-hidden="true">{drawing}</span>
        <span className={s.words}>
          <span>{t(`about.figures.${n}.label`)}</span>
          {detail && <span className={s.detail}>{detail}</span>}
        </span>
      </dt>
      <dd className={s.figure}>
        <FigureNumber text={t(`about.figures.${n}.figure`)} />
      </dd>
    </Reveal>
  );
}

/** One stroke an approval, a longer one every ten, and dots for what "over" means. */
function Ticks() {
  const count = Number(approvals.en);
  return (
    <svg className={s.drawing} viewBox="0 0 520 64" height="64" stroke="#2d2926" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => {
        const x = at * 7.8 + 1;
        const isTenth = (at + 1) % 10 === 0;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes of one drawing
            key={at}
            d={`M${x} ${at === count - 1 || isTenth ? 2 : 24}V62`}
            stroke={at === count - 1 ? '#cb333b' : undefined}
            strokeWidth={at === count - 1 ? 2 : 1}
          />
        );
      })}
      <path d="M488 61h32" strokeDasharray="2 4" />
    </svg>
  );
}
