import operator from 'image:operator-valve';
import bag from 'image:reactor-bag';
import tank from 'image:tank-detail';
import { useTranslation } from 'react-i18next';
import { syracuseBioreactorSize } from '#content/facts.json';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { MediaText, Section } from '#src/ui/layout/section.tsx';
import { Intro } from '#src/ui/layout/text.tsx';
import { VolumeRuler } from '#src/ui/layout/volume-ruler.tsx';
import s from './cmo-page.module.css';

export function Component() {
  const { t } = useTranslation(['cmo', 'common']);
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} image={tank}>
      <Intro text={t('intro')} />
      <MediaText
        id="commercial"
        heading={t('commercial.heading')}
        image={operator}
        side="left"
        caption={t('common:ui.rendering')}
        body={t('commercial.body')}
      />
      <MediaText id="clinical" heading={t('clinical.heading')} image={bag} side="right" body={t('clinical.body')} />
      <Section id="flow" tone="soft" heading={t('flow.heading')} wide={<Lanes />} />
      <Section id="practice" heading={t('practice.heading')} wide={<DataTable {...t('practice', { returnObjects: true })} />} />
      <Section id="capacity" heading={t('capacity.heading')} wide={<DataTable {...t('capacity', { returnObjects: true })} />} />
      <ContactBand about="manufacturing" ruler={<VolumeRuler start={syracuseBioreactorSize.litres} />} />
    </HeadedPage>
  );
}

/** From cell bank to vial in two lanes; the frozen bulk is handed from the end of one to the start of the other. */
function Lanes() {
  const { t } = useTranslation('cmo');
  const lane = (id: 'substance' | 'product') => (
    <>
      <h3 id={`flow-${id}`} className={s.heading}>
        {t(`flow.${id}.heading`)}
      </h3>
      <ol className={s.steps} aria-labelledby={`flow-${id}`}>
        {Object.values(t(`flow.${id}.steps`, { returnObjects: true })).map((step) => (
          <li key={step} className={s.step}>
            {step}
          </li>
        ))}
      </ol>
    </>
  );
  return (
    <figure className={s.lanes} aria-label={t('flow.alt')}>
      <div className={s.substance}>{lane('substance')}</div>
      <p className={s.handover}>{t('flow.handover')}</p>
      <div className={s.product}>{lane('product')}</div>
      <figcaption className={s.note}>{t('flow.note')}</figcaption>
    </figure>
  );
}
