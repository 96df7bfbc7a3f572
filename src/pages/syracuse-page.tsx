import abstractLines from 'image:abstract-lines';
import campus from 'image:campus-syracuse';
import cellBank from 'image:cell-bank';
import isolator from 'image:isolator';
import aerial from 'image:syracuse-aerial';
import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { SubstanceFlow } from '#src/features/syracuse/substance-flow.tsx';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { ContactBand } from '#src/ui/contact-band.tsx';
import { Intro } from '#src/ui/intro.tsx';
import { KeyFigures } from '#src/ui/key-figures.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { MediaText } from '#src/ui/media-text.tsx';
import { Section } from '#src/ui/section.tsx';
import type { PageProps } from './page-module.ts';
import s from './syracuse-page.module.css';

/** Syracuse Bio Campus (brief 4.5): what the operating site has, and who works there. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation(['syracuse', 'menu']);
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={campus} caption={t('caption')} />
      <Intro text={t('overview')} />
      <div className={`wrap ${s.figures}`}>
        <KeyFigures
          items={['1', '2', '3', '4', '5', '6'].map((n) => ({ figure: t(`figures.${n}.figure`), label: t(`figures.${n}.label`) }))}
        />
      </div>

      <Section id="substance" heading={t('substance.heading')} wide={<SubstanceFlow />}>
        <p>{t('substance.text')}</p>
      </Section>

      <div className={s.bank}>
        <MediaText id="cell-bank" side="left" heading={t('bank.heading')} image={cellBank}>
          <p>{t('bank.text')}</p>
        </MediaText>
      </div>

      <MediaText id="adc" side="right" heading={t('adc.heading')} image={isolator}>
        <p>{t('adc.text')}</p>
        <div>
          <ArrowLink href={hrefFor(locale, 'adc')}>{t('menu:items.adc')}</ArrowLink>
        </div>
      </MediaText>

      <MediaText id="people" side="left" heading={t('people.heading')} image={aerial} caption={t('caption')}>
        <p>{t('people.text')}</p>
        <div>
          <ArrowLink href={hrefFor(locale, 'leadership', { hash: 'syracuse' })}>{t('menu:anchors.leadership.syracuse')}</ArrowLink>
        </div>
      </MediaText>

      <ContactBand locale={locale} image={abstractLines} />
    </>
  );
}
