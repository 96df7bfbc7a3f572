import abstractLines from 'image:abstract-lines';
import campus from 'image:campus-songdo';
import dusk from 'image:songdo-dusk';
import { useTranslation } from 'react-i18next';
import { AddressList } from '#src/features/locations/address-list.tsx';
import { CapacityChart } from '#src/features/songdo/capacity-chart.tsx';
import { VesselScale } from '#src/features/songdo/vessel-scale.tsx';
import { Checklist } from '#src/ui/checklist.tsx';
import { ContactBand } from '#src/ui/contact-band.tsx';
import { Intro } from '#src/ui/intro.tsx';
import { KeyFigures } from '#src/ui/key-figures.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { MediaText } from '#src/ui/media-text.tsx';
import { Section } from '#src/ui/section.tsx';
import { StatusLine } from '#src/ui/status-line.tsx';
import type { PageProps } from './page-module.ts';
import s from './songdo-page.module.css';

const ROADMAP = [
  ['1', 'planned'],
  ['2', 'planned'],
  ['3', 'review'],
] as const;

/** Songdo Bio Campus (brief 4.4): what is certain, what is planned and what is under review. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('songdo');
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={campus} caption={t('caption')} />
      <Intro text={t('overview')} />
      <div className={`wrap ${s.figures}`}>
        <KeyFigures items={['1', '2', '3', '4', '5'].map((n) => ({ figure: t(`figures.${n}.figure`), label: t(`figures.${n}.label`) }))} />
      </div>

      <Section id="capacity" tone="soft" heading={t('stages.heading')} wide={<VesselScale />}>
        <p>{t('stages.text')}</p>
      </Section>

      <MediaText id="design" side="left" heading={t('principles.heading')} image={dusk} caption={t('caption')}>
        <Checklist items={['1', '2', '3', '4'].map((n) => t(`principles.items.${n}`))} />
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

      <ContactBand locale={locale} image={abstractLines} />
    </>
  );
}
