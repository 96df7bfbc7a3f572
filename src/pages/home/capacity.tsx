import { useTranslation } from 'react-i18next';
import { plant1BioreactorSize, plant1Bioreactors, syracuseBioreactorSize, syracuseBioreactors } from '#content/facts.json';
import { StatusLine } from '#src/ui/feedback/status-line.tsx';
import { ApprovalRuler } from '#src/ui/media/approval-ruler.tsx';
import { FigureNumber } from '#src/ui/media/figure-number.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { VesselHall } from '#src/ui/media/vessel-hall.tsx';
import s from './capacity.module.css';

/** Three figures: two of vessels, on one floor beneath what they count, and one of approvals. */
export function Capacity() {
  const { t } = useTranslation('home');
  return (
    <>
      <Reveal>
        <VesselHall
          look="two"
          rows={[
            [
              {
                count: syracuseBioreactors.count,
                litres: syracuseBioreactorSize.litres,
                status: 'running',
                words: <Words of="syracuse" status="running" />,
              },
              {
                count: plant1Bioreactors.count,
                litres: plant1BioreactorSize.litres,
                status: 'planned',
                words: <Words of="plant1" status="planned" />,
              },
            ],
          ]}
        />
      </Reveal>
      <Reveal className={`wrap ${s.approvals}`}>
        <p>
          <FigureNumber text={t('about.figures.approvals.figure')} />
        </p>
        <p className={s.label}>{t('about.figures.approvals.label')}</p>
        <div className={s.ruler}>
          <ApprovalRuler />
        </div>
      </Reveal>
    </>
  );
}

function Words({ of, status }: { of: 'syracuse' | 'plant1'; status: 'running' | 'planned' }) {
  const { t } = useTranslation('home');
  return (
    <>
      <p className={s.figure}>
        <FigureNumber text={t(`about.figures.${of}.figure`)} />
      </p>
      <p className={s.label}>{t(`about.figures.${of}.detail`)}</p>
      <StatusLine status={status}>{t(`about.figures.${of}.label`)}</StatusLine>
    </>
  );
}
