import vials from 'image:bank-shelf';
import glovePorts from 'image:glove-ports-row';
import { useTranslation } from 'react-i18next';
import { syracuseBioreactorSize } from '#content/facts.json';
import { hrefFor } from '#core/site/urls.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { VolumeRuler } from '#src/ui/layout/volume-ruler.tsx';
import { CampusDrawing } from '#src/ui/media/campus/campus-drawing.tsx';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { SubstanceFlow } from './substance-flow.tsx';
import s from './syracuse-page.module.css';

/** Syracuse Bio Campus: what the operating site has, and who works there. */
export function Component() {
  const { locale } = usePage();
  const { t } = useTranslation(['syracuse', 'menu']);
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} drawing={<CampusDrawing site="syracuse" />}>
      <Intro text={t('overview')} />
      <KeyFigures isSection items={Object.values(t('figures', { returnObjects: true }))} />

      <Section id="substance" heading={t('substance.heading')} wide={<SubstanceFlow />} body={t('substance.text')} />

      <div className={s.bank}>
        <MediaText id="cell-bank" side="left" heading={t('bank.heading')} image={vials} body={t('bank.text')} />
      </div>

      <MediaText id="adc" side="right" heading={t('adc.heading')} image={glovePorts} body={t('adc.text')}>
        <div>
          <ArrowLink href={hrefFor(locale, 'adc')}>{t('menu:items.adc')}</ArrowLink>
        </div>
      </MediaText>

      <Section id="people" heading={t('people.heading')} body={t('people.text')}>
        <div>
          <ArrowLink href={hrefFor(locale, 'leadership', { hash: 'syracuse' })}>{t('menu:anchors.leadership.syracuse')}</ArrowLink>
        </div>
      </Section>

      <ContactBand locale={locale} about="syracuse" ruler={<VolumeRuler locale={locale} start={syracuseBioreactorSize.litres} />} />
    </HeadedPage>
  );
}
