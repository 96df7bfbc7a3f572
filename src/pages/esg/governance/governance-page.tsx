import boardroom from 'image:boardroom-table';
import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { BoardSeats } from './board-seats.tsx';
import { ConductCode } from './conduct-code.tsx';
import s from './governance-page.module.css';

const THREE = ['1', '2', '3'] as const;
const FIVE = [...THREE, '4', '5'] as const;

/** Governance: the board and the code of conduct. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('governance');
  const composition = (
    <div className={s.composition}>
      <DataTable
        caption={t('board.composition.caption')}
        head={[t('board.composition.position'), t('board.composition.field')]}
        rows={FIVE.map((n) => [t(`board.composition.rows.${n}.position`), t(`board.composition.rows.${n}.field`)])}
      />
      <div className={s.committees}>
        <h3>{t('board.committees.title')}</h3>
        <Checklist items={THREE.map((n) => t(`board.committees.items.${n}`))} />
      </div>
    </div>
  );
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} drawing={<BoardSeats />} />
      <MediaText id="board" heading={t('board.heading')} image={boardroom} side="right">
        <p>{t('board.text')}</p>
      </MediaText>
      <Section id="composition" heading={t('board.composition.heading')} wide={composition} />
      <Section id="code" heading={t('code.heading')} lead={t('code.lead')} tone="soft" wide={<ConductCode />} />
    </TopFirst>
  );
}
