import analytics from 'image:analytics';
import documents from 'image:documents-quality';
import filling from 'image:filling-line';
import adc from 'image:hero-adc';
import cells from 'image:hero-cells';
import tank from 'image:tank-detail';
import { useTranslation } from 'react-i18next';
import { syracuseBioreactorSize } from '#content/facts.json';
import type { PageId } from '#core/site/pages.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { Cards } from '#src/ui/layout/cards.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Checklist, Intro, Steps } from '#src/ui/layout/text.tsx';
import { VolumeRuler } from '#src/ui/layout/volume-ruler.tsx';
import s from './services-page.module.css';

const SERVICES = [
  { id: 'cdo', image: cells },
  { id: 'cmo', image: tank },
  { id: 'testing', image: analytics },
  { id: 'quality', image: documents },
  { id: 'adc', image: adc },
] as const satisfies readonly { id: PageId; image: unknown }[];

export function Component() {
  const { t } = useTranslation(['services', 'common']);
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} image={filling}>
      <Intro heading={t('intro.heading')} text={t('intro.text')} />
      <div className={`wrap ${s.paths}`}>
        <figure className={s.path} aria-label={t('path.alt')}>
          <Steps items={t('path.steps', { returnObjects: true })} label={t('path.label')} />
          <p className={s.band}>{t('path.band')}</p>
        </figure>
      </div>
      <Section
        id="services"
        heading={t('cards.heading')}
        tone="soft"
        wide={
          <Cards
            columns={5}
            items={SERVICES.map(({ id, image }) => ({
              title: t(`cards.items.${id}.title`),
              text: t(`cards.items.${id}.text`),
              image,
              page: id,
            }))}
          />
        }
      />
      <Section id="work" heading={t('work.heading')}>
        <Checklist items={t('work.items', { returnObjects: true })} />
      </Section>
      <ContactBand about="services" ruler={<VolumeRuler start={syracuseBioreactorSize.litres} />} />
    </HeadedPage>
  );
}
