import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { HumanRights } from './human-rights.tsx';
import { PartnerCode } from './partner-code.tsx';
import { Safety } from './safety.tsx';
import s from './social-page.module.css';
import { ZeroGauge } from './zero-gauge.tsx';

/** Social: three documents, each under its own address. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('social');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} drawing={<ZeroGauge />} />
      <Intro text={t('intro')} />
      <div className={`wrap ${s.documents}`}>
        <Tabs
          label={t('tabs.label')}
          tabs={[
            { id: 'human-rights', label: t('tabs.humanRights'), panel: <HumanRights /> },
            { id: 'partner-code', label: t('tabs.partnerCode'), panel: <PartnerCode /> },
            { id: 'safety', label: t('tabs.safety'), panel: <Safety /> },
          ]}
        />
      </div>
    </TopFirst>
  );
}
