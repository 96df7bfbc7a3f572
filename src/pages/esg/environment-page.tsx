import leaf from 'image:esg-environment';
import roof from 'image:roof-panels';
import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Cards } from '#src/ui/layout/cards.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { YearlyCycle } from './yearly-cycle.tsx';

const FOUR = ['1', '2', '3', '4'] as const;
const FIVE = [...FOUR, '5'] as const;

/** Environment: the policy, how it is managed, its fields and its principles. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('environment');
  const fields = FOUR.map((n) => ({ title: t(`fields.items.${n}.title`), text: t(`fields.items.${n}.text`) }));
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={leaf} />
      <Intro heading={t('policy.heading')} text={t('policy.text')} />
      <Section id="system" heading={t('system.heading')}>
        <p>{t('system.text')}</p>
        <YearlyCycle label={t('system.label')} items={FOUR.map((n) => t(`system.steps.${n}`))} />
      </Section>
      <Section id="fields" heading={t('fields.heading')} tone="soft" wide={<Cards items={fields} columns={4} />} />
      <MediaText id="principles" heading={t('principles.heading')} image={roof} side="left" caption={t('principles.caption')}>
        <Checklist items={FIVE.map((n) => t(`principles.items.${n}`))} />
      </MediaText>
    </TopFirst>
  );
}
