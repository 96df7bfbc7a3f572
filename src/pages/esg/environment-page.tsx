import leaf from 'image:esg-environment';
import seedlings from 'image:seedlings';
import singleUse from 'image:single-use';
import aerial from 'image:syracuse-aerial';
import tank from 'image:tank-detail';
import waterDawn from 'image:water-dawn';
import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { Cards } from '#src/ui/layout/cards.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';

const FOUR = ['1', '2', '3', '4'] as const;
const FIVE = [...FOUR, '5'] as const;
const FIELD_IMAGES = { 1: waterDawn, 2: tank, 3: singleUse, 4: seedlings };

/** Environment: the policy, how it is managed, its fields and its principles. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('environment');
  const fields = FOUR.map((n) => ({ title: t(`fields.items.${n}.title`), text: t(`fields.items.${n}.text`), image: FIELD_IMAGES[n] }));
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={leaf} />
      <Intro heading={t('policy.heading')} text={t('policy.text')} />
      <Section
        id="system"
        heading={t('system.heading')}
        wide={<Steps label={t('system.label')} items={FOUR.map((n) => t(`system.steps.${n}`))} />}
      >
        <p>{t('system.text')}</p>
      </Section>
      <Section id="fields" heading={t('fields.heading')} tone="soft" wide={<Cards items={fields} columns={4} />} />
      <MediaText id="principles" heading={t('principles.heading')} image={aerial} side="left" caption={t('principles.caption')}>
        <Checklist items={FIVE.map((n) => t(`principles.items.${n}`))} />
      </MediaText>
    </>
  );
}
