import gauge from 'image:tank-gauge';
import { useTranslation } from 'react-i18next';
import { PHONE } from '#core/site/media-queries.ts';
import s from '#src/pages/esg/documents.module.css';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { DocumentPart } from '#src/ui/layout/document-part.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { Picture } from '#src/ui/media/picture.tsx';

const THREE = ['1', '2', '3'] as const;
const FOUR = [...THREE, '4'] as const;
const SIX = [...FOUR, '5', '6'] as const;

/** Health and safety: the policy statement, and the goals of a year. */
export function Safety() {
  const { t } = useTranslation('social');
  return (
    <Tabs
      small
      label={t('safety.tabs.label')}
      tabs={[
        { id: 'safety-policy', label: t('safety.tabs.policy'), panel: <Policy /> },
        { id: 'safety-goals', label: t('safety.tabs.goals'), panel: <Goals /> },
      ]}
    />
  );
}

function Policy() {
  const { t } = useTranslation('social');
  return (
    <DocumentPart heading={t('safety.heading')} lead={t('safety.lead')}>
      <Checklist numbered items={SIX.map((n) => t(`safety.items.${n}`))} />
      <p className={s.signature}>{t('safety.signature')}</p>
      <div className={s.picture}>
        <Picture image={gauge} sizes={`${PHONE} 92vw, 50vw`} />
      </div>
    </DocumentPart>
  );
}

function Goals() {
  const { t } = useTranslation('social');
  return (
    <>
      <h2 className={s.goalsHeading}>{t('goals.heading')}</h2>
      <div className={s.goals}>
        <KeyFigures items={THREE.map((n) => ({ figure: t(`goals.figures.${n}.figure`), label: t(`goals.figures.${n}.label`) }))} />
      </div>
      <DocumentPart level={3} heading={t('goals.actions.title')}>
        <Checklist items={FOUR.map((n) => t(`goals.actions.items.${n}`))} />
      </DocumentPart>
    </>
  );
}
