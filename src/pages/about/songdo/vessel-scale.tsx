import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plant1BioreactorSize, songdoMidBioreactorSize, songdoSingleUseSize } from '#content/facts.json';
import { StatusLine } from '#src/ui/feedback/status-line.tsx';
import { Vessels } from '#src/ui/media/vessels.tsx';
import s from './vessel-scale.module.css';

const litres = (fact: { en: string }) => Number(fact.en.replace(/\D/g, ''));
/** Of the largest vessel; the others follow from their volumes, all of one shape. */
const HEIGHT = 200;
const heightOf = (fact: { en: string }) => Math.round(HEIGHT * Math.cbrt(litres(fact) / litres(plant1BioreactorSize)));

/** The campus's vessels at one scale, each kind with the work it is for. */
export function VesselScale() {
  return (
    <ul className={s.scale}>
      <Kind name="large" status="operatingFrom">
        <Vessels count={8} height={HEIGHT} width={1152} look="planned" className={s.large} />
      </Kind>
      <Kind name="middle" status="planned">
        <Vessels count={8} height={heightOf(songdoMidBioreactorSize)} width={676} look="planned" className={s.middle} />
      </Kind>
      <Kind name="small" status="underReview">
        <Vessels count={3} height={heightOf(songdoSingleUseSize)} width={330} look="review" className={s.small} />
      </Kind>
    </ul>
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
      <div>
        <p className={s.name}>{t(`stages.vessels.${name}.name`)}</p>
        <p className={s.use}>{t(`stages.vessels.${name}.use`)}</p>
        <StatusLine status={status === 'underReview' ? 'review' : 'planned'}>{t(`common:status.${status}`)}</StatusLine>
      </div>
    </li>
  );
}
