import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plant1BioreactorSize, songdoMidBioreactorSize, songdoSingleUseSize } from '#content/facts.json';
import { StatusLine } from '#src/ui/feedback/status-line.tsx';
import { ScaleNote } from '#src/ui/media/scale-note.tsx';
import { litresOf } from '#src/ui/media/vessel-size.ts';
import { Vessels } from '#src/ui/media/vessels.tsx';
import s from './vessel-scale.module.css';

/** The campus's vessels at the site's scale, each kind with the work it is for. */
export function VesselScale() {
  return (
    <>
      <ul className={s.kinds}>
        <Kind name="large" status="operatingFrom">
          <Vessels count={8} litres={litresOf(plant1BioreactorSize)} status="planned" />
        </Kind>
        <Kind name="middle" status="planned">
          <Vessels count={8} litres={litresOf(songdoMidBioreactorSize)} status="planned" />
        </Kind>
        <Kind name="small" status="underReview">
          <Vessels count={3} litres={litresOf(songdoSingleUseSize)} status="review" />
        </Kind>
      </ul>
      <ScaleNote />
    </>
  );
}

interface KindProps {
  name: 'large' | 'middle' | 'small';
  status: 'operatingFrom' | 'planned' | 'underReview';
  children: ReactNode;
}

function Kind({ name, status, children }: KindProps) {
  const { t } = useTranslation(['songdo', 'common']);
  return (
    <li className={s.kind}>
      <div className={s.drawing}>{children}</div>
      <div className={s.words}>
        <p className={s.name}>{t(`stages.vessels.${name}.name`)}</p>
        <p className={s.use}>{t(`stages.vessels.${name}.use`)}</p>
        <StatusLine status={status === 'underReview' ? 'review' : 'planned'}>{t(`common:status.${status}`)}</StatusLine>
      </div>
    </li>
  );
}
