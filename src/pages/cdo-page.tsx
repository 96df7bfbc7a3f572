import abstractLines from 'image:abstract-lines';
import cellBank from 'image:cell-bank';
import chromatography from 'image:chromatography';
import cells from 'image:hero-cells';
import { useTranslation } from 'react-i18next';
import { listOf } from '#src/i18n/list-of.ts';
import { Checklist } from '#src/ui/checklist.tsx';
import { ContactBand } from '#src/ui/contact-band.tsx';
import { Intro } from '#src/ui/intro.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { MediaText } from '#src/ui/media-text.tsx';
import { Section } from '#src/ui/section.tsx';
import { Steps } from '#src/ui/steps.tsx';
import type { PageProps } from './page-module.ts';

/** Development (brief 4.9): the cell line, the process, and the way into the plant. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('cdo');
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={cells} />
      <Intro text={t('intro')} />
      <MediaText
        id="cld"
        heading={t('cld.heading')}
        lead={t('cld.lead')}
        image={cellBank}
        side="right"
        wide={<Steps items={listOf(t, 'cld.steps')} label={t('cld.label')} />}
      >
        <p>{t('cld.body')}</p>
      </MediaText>
      <MediaText id="process" heading={t('process.heading')} image={chromatography} side="left">
        <p>{t('process.body')}</p>
      </MediaText>
      <Section
        id="msat"
        tone="soft"
        heading={t('msat.heading')}
        lead={t('msat.lead')}
        wide={<Steps items={listOf(t, 'msat.phases')} label={t('msat.label')} />}
      >
        <p>{t('msat.body')}</p>
      </Section>
      <Section id="receive" heading={t('receive.heading')}>
        <Checklist items={listOf(t, 'receive.items')} />
      </Section>
      <ContactBand locale={locale} image={abstractLines} category="development" />
    </>
  );
}
