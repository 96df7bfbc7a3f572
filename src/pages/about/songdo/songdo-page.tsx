import { useTranslation } from 'react-i18next';
import { plant1BioreactorSize } from '#content/facts.json';
import { AddressList } from '#src/features/locations/address-list.tsx';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { VolumeRuler } from '#src/ui/layout/volume-ruler.tsx';
import { CampusDrawing } from '#src/ui/media/campus/campus-drawing.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { CampusHall } from './campus-hall.tsx';
import { Milestones } from './milestones.tsx';
import s from './songdo-page.module.css';

/** Songdo Bio Campus: what is certain, what is planned and what is under review. */
export function Component() {
  const { locale } = usePage();
  const { t } = useTranslation('songdo');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} drawing={<CampusDrawing site="songdo" />}>
      <Intro text={t('overview')} />

      <Section id="capacity" heading={t('stages.heading')} body={t('stages.text')} />
      <Reveal className={s.hall}>
        <CampusHall />
      </Reveal>

      <Section id="design" tone="soft" heading={t('principles.heading')}>
        <Checklist items={Object.values(t('principles.items', { returnObjects: true }))} />
      </Section>

      <Section id="roadmap" heading={t('milestones.heading')} wide={<Milestones locale={locale} />}>
        <p className={s.note}>{t('milestones.note')}</p>
      </Section>

      <Section id="address" heading={t('address.heading')}>
        <AddressList sites={['Songdo']} />
      </Section>

      <ContactBand locale={locale} about="songdo" ruler={<VolumeRuler locale={locale} start={plant1BioreactorSize.litres} />} />
    </HeadedPage>
  );
}
