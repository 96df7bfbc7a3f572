import documents from 'image:documents-quality';
import filling from 'image:filling-line';
import antibody from 'image:hero-antibody';
import bioreactor from 'image:hero-bioreactor';
import cells from 'image:hero-cells';
import isolator from 'image:isolator';
import laboratory from 'image:laboratory';
import linesRed from 'image:lines-red';
import { useTranslation } from 'react-i18next';
import type { PageId } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { ServicePath } from '#src/features/services/service-path.tsx';
import { listOf } from '#src/i18n/list-of.ts';
import { Cards } from '#src/ui/cards.tsx';
import { Checklist } from '#src/ui/checklist.tsx';
import { ContactBand } from '#src/ui/contact-band.tsx';
import { Intro } from '#src/ui/intro.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { MediaText } from '#src/ui/media-text.tsx';
import { Section } from '#src/ui/section.tsx';
import type { PageProps } from './page-module.ts';
import s from './services-page.module.css';

const SERVICES = [
  { id: 'cdo', image: cells },
  { id: 'cmo', image: bioreactor },
  { id: 'testing', image: laboratory },
  { id: 'quality', image: documents },
  { id: 'adc', image: isolator },
] as const satisfies readonly { id: PageId; image: unknown }[];

/** Services overview (brief 4.8): five services as one path. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('services');
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={antibody} />
      <Intro heading={t('intro.heading')} text={t('intro.text')} />
      <div className={`wrap ${s.path}`}>
        <ServicePath />
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
              href: hrefFor(locale, id),
            }))}
          />
        }
      />
      <MediaText id="work" heading={t('work.heading')} image={filling} side="right">
        <Checklist items={listOf(t, 'work.items')} />
      </MediaText>
      <ContactBand locale={locale} image={linesRed} />
    </>
  );
}
