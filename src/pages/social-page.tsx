import seedlings from 'image:seedlings';
import { useTranslation } from 'react-i18next';
import { HumanRights } from '#src/features/esg/human-rights.tsx';
import { PartnerCode } from '#src/features/esg/partner-code.tsx';
import { Safety } from '#src/features/esg/safety.tsx';
import { Intro } from '#src/ui/intro.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { PageProps } from './page-module.ts';
import s from './social-page.module.css';

/** Social (brief 4.16): three documents, each under its own address. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('social');
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={seedlings} />
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
    </>
  );
}
