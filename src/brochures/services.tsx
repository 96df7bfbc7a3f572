import { useTranslation } from 'react-i18next';
import { Lanes } from '#src/pages/services/cmo/lanes.tsx';
import { ServicePath } from '#src/pages/services/overview/service-path.tsx';
import { Chromatogram } from '#src/pages/services/testing/chromatogram.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { ContactSheet } from './parts/contact-sheet.tsx';
import { Cover } from './parts/cover.tsx';
import { Part } from './parts/part.tsx';
import { PrintPicture } from './parts/print-picture.tsx';
import { Sheet } from './parts/sheet.tsx';
import { Sheets } from './parts/sheets.tsx';
import { Terms } from './parts/terms.tsx';

/** The services brochure: development, manufacturing, testing and quality. */
export function Services() {
  const { t } = useTranslation(['services', 'cdo', 'cmo', 'testing', 'quality']);
  return (
    <Sheets>
      <Cover heading={t('heading')} lead={t('lead')} />
      <Sheet heading={t('intro.heading')} intro={t('intro.text')} picture={<PrintPicture image="tank-detail" />}>
        <div className="wrap">
          <ServicePath />
        </div>
        <Part heading={t('work.heading')}>
          <Checklist items={Object.values(t('work.items', { returnObjects: true }))} />
        </Part>
      </Sheet>
      <Sheet heading={t('cdo:heading')} lead={t('cdo:lead')}>
        <div className="wrap offset">
          <p>{t('cdo:intro')}</p>
        </div>
        <Part
          heading={t('cdo:cld.heading')}
          lead={t('cdo:cld.lead')}
          wide={<Steps items={Object.values(t('cdo:cld.steps', { returnObjects: true }))} label={t('cdo:cld.label')} />}
        >
          <p>{t('cdo:cld.body')}</p>
        </Part>
        <Part
          heading={t('cdo:msat.heading')}
          lead={t('cdo:msat.lead')}
          wide={<Steps items={Object.values(t('cdo:msat.phases', { returnObjects: true }))} label={t('cdo:msat.label')} />}
        >
          <p>{t('cdo:msat.body')}</p>
        </Part>
        <Part heading={t('cdo:receive.heading')}>
          <Checklist items={Object.values(t('cdo:receive.items', { returnObjects: true }))} />
        </Part>
      </Sheet>
      <Sheet heading={t('cmo:heading')} lead={t('cmo:lead')} intro={t('cmo:intro')} picture={<PrintPicture image="single-use" />}>
        <Part heading={t('cmo:commercial.heading')}>
          <p>{t('cmo:commercial.body')}</p>
        </Part>
        <Part heading={t('cmo:clinical.heading')}>
          <p>{t('cmo:clinical.body')}</p>
        </Part>
      </Sheet>
      <Sheet heading={t('cmo:flow.heading')}>
        <div className="wrap">
          <Lanes />
        </div>
        <PrintPicture image="filling-line" />
        <Part
          heading={t('cmo:capacity.heading')}
          wide={
            <DataTable
              caption={t('cmo:capacity.caption')}
              head={Object.values(t('cmo:capacity.head', { returnObjects: true }))}
              rows={Object.values(t('cmo:capacity.rows', { returnObjects: true })).map((row) => Object.values(row))}
            />
          }
        />
      </Sheet>
      <Sheet heading={t('testing:heading')} lead={t('testing:lead')}>
        <div className="wrap">
          <Chromatogram />
        </div>
        <Part
          heading={t('testing:services.heading')}
          wide={
            <DataTable
              caption={t('testing:services.caption')}
              head={Object.values(t('testing:services.head', { returnObjects: true }))}
              rows={Object.values(t('testing:services.rows', { returnObjects: true })).map((row) => Object.values(row))}
            />
          }
        />
        <Part
          heading={t('testing:sample.heading')}
          wide={<Steps items={Object.values(t('testing:sample.steps', { returnObjects: true }))} label={t('testing:sample.label')} />}
        />
      </Sheet>
      <Sheet heading={t('quality:heading')} lead={t('quality:lead')}>
        <div className="wrap offset">
          <p>{t('quality:intro')}</p>
        </div>
        <PrintPicture image="documents-quality" />
        <Part
          heading={t('quality:qms.heading')}
          lead={t('quality:qms.lead')}
          wide={<Terms items={Object.values(t('quality:qms.items', { returnObjects: true }))} columns={2} />}
        />
        <Part heading={t('quality:record.heading')}>
          <p>{t('quality:record.body')}</p>
        </Part>
        <Part heading={t('quality:audits.heading')}>
          <p>{t('quality:audits.body')}</p>
        </Part>
      </Sheet>
      <ContactSheet image="lines-red" />
    </Sheets>
  );
}
