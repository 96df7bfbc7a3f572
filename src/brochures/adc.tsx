import { useTranslation } from 'react-i18next';
import { Antibody } from '#src/pages/services/adc/antibody.tsx';
import { ConjugationSteps } from '#src/pages/services/adc/conjugation-steps.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { ContactSheet } from './parts/contact-sheet.tsx';
import { Cover } from './parts/cover.tsx';
import { Part } from './parts/part.tsx';
import { PrintPicture } from './parts/print-picture.tsx';
import { Sheet } from './parts/sheet.tsx';
import { Sheets } from './parts/sheets.tsx';

/** The ADC brochure: what an ADC is, where and how it is made, and how it is measured. */
export function Adc() {
  const { t } = useTranslation('adc');
  return (
    <Sheets>
      <Cover heading={t('heading')} lead={t('lead')} />
      <Sheet heading={t('overview.heading')} intro={t('overview.body')} picture={<PrintPicture image="hero-antibody" />}>
        <div className="wrap">
          <Antibody />
        </div>
      </Sheet>
      <Sheet heading={t('facility.heading')} lead={t('facility.lead')} intro={t('facility.body')}>
        <div className="wrap figures">
          <KeyFigures items={Object.values(t('facility.figures', { returnObjects: true }))} />
        </div>
        <PrintPicture image="isolator" />
        <Part heading={t('platform.heading')} lead={t('platform.lead')}>
          <p>{t('platform.body')}</p>
        </Part>
      </Sheet>
      <Sheet heading={t('development.heading')} picture={<PrintPicture image="single-use" />}>
        <div className="wrap offset">
          <p>{t('development.body')}</p>
          <Checklist items={Object.values(t('development.items', { returnObjects: true }))} />
        </div>
        <Part heading={t('manufacturing.heading')} wide={<ConjugationSteps />}>
          <p>{t('manufacturing.body')}</p>
        </Part>
      </Sheet>
      <Sheet heading={t('analytics.heading')} lead={t('analytics.lead')}>
        <div className="wrap">
          <DataTable
            caption={t('analytics.caption')}
            head={Object.values(t('analytics.head', { returnObjects: true }))}
            rows={Object.values(t('analytics.rows', { returnObjects: true })).map((row) => Object.values(row))}
          />
        </div>
        <PrintPicture image="laboratory" />
      </Sheet>
      <ContactSheet image="lines-red" />
    </Sheets>
  );
}
