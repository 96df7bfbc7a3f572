import campus from 'image:campus-songdo';
import girders from 'image:steel-girders';
import { useTranslation } from 'react-i18next';
import { AddressList } from '#src/features/locations/address-list.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { StatusLine } from '#src/ui/feedback/status-line.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { CapacityChart } from './capacity-chart.tsx';
import s from './songdo-page.module.css';
import { VesselScale } from './vessel-scale.tsx';

const ROADMAP = [
  ['1', 'planned'],
  ['2', 'planned'],
  ['3', 'review'],
] as const;

/** Songdo Bio Campus: what is certain, what is planned and what is under review. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('songdo');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={campus} caption={t('caption')} />
      <Intro text={t('overview')} />
      <KeyFigures isSection items={Object.values(t('figures', { returnObjects: true }))} />

      <Section id="capacity" tone="soft" heading={t('stages.heading')} wide={<VesselScale />}>
        <p>{t('stages.text')}</p>
      </Section>

      <MediaText id="design" side="left" heading={t('principles.heading')} image={girders} caption={t('principles.caption')}>
        <Checklist items={Object.values(t('principles.items', { returnObjects: true }))} />
      </MediaText>

      <Section
        id="roadmap"
        heading={t('roadmap.heading')}
        wide={
          <>
            <CapacityChart />
            <p className={s.note}>{t('roadmap.note')}</p>
          </>
        }
      >
        <ul className={s.roadmap}>
          {ROADMAP.map(([n, status]) => (
            <li key={n}>
              <StatusLine status={status}>{t(`roadmap.items.${n}`)}</StatusLine>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="address" heading={t('address.heading')}>
        <AddressList sites={['Songdo']} />
      </Section>

      <ContactBand locale={locale} about="songdo" />
    </TopFirst>
  );
}
