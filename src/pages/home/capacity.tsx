import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plant1BioreactorSize, syracuseBioreactorSize } from '#content/facts.json';
import { FigureNumber } from '#src/ui/media/figure-number.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { ScaleBar } from '#src/ui/media/scale-bar.tsx';
import { Ticks } from '#src/ui/media/ticks.tsx';
import { litresOf } from '#src/ui/media/vessel-size.ts';
import { Vessels } from '#src/ui/media/vessels.tsx';
import s from './capacity.module.css';

/** Three figures, each beside a drawing of what it counts. */
export function Capacity() {
  const { t } = useTranslation('home');
  return (
    <>
      <div className={s.scale}>
        <ScaleBar />
      </div>
      <dl className={s.rows}>
        <Row
          n="1"
          detail={t('about.figures.1.detail')}
          drawing={<Vessels count={8} litres={litresOf(syracuseBioreactorSize)} status="running" />}
        />
        <Row
          n="2"
          detail={t('about.figures.2.detail')}
          drawing={<Vessels count={8} litres={litresOf(plant1BioreactorSize)} status="planned" />}
        />
        <Row n="3" drawing={<Ticks className={s.ticks} />} />
      </dl>
    </>
  );
}

interface RowProps {
  n: '1' | '2' | '3';
  detail?: string;
  drawing: ReactNode;
}

function Row({ n, detail, drawing }: RowProps) {
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
