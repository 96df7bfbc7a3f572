import { useTranslation } from 'react-i18next';
import { OrganizationChart } from '#src/pages/esg/overview/organization-chart.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { EsgContactFoot } from './parts/contact-sheet.tsx';
import { Cover } from './parts/cover.tsx';
import { Part } from './parts/part.tsx';
import { PartnerChapters } from './parts/partner-chapters.tsx';
import { PrintPicture } from './parts/print-picture.tsx';
import { Sheet } from './parts/sheet.tsx';
import { Sheets } from './parts/sheets.tsx';
import { Terms } from './parts/terms.tsx';

const toTerm = ({ title, text }: { title: string; text: string }) => ({ term: title, text });

/** The ESG summary: direction, policies and goals. */
export function Esg() {
  const { t } = useTranslation(['esg', 'home', 'environment', 'social', 'governance']);
  return (
    <Sheets>
      <Cover heading={t('home:hero.5.title')} lead={t('home:hero.5.message')} />
      <Sheet heading={t('direction.heading')} intro={t('direction.text')} picture={<PrintPicture image="lines-silver" />}>
        <Part heading={t('topics.heading')}>
          <p>{t('topics.text')}</p>
        </Part>
        <Part heading={t('organization.heading')} wide={<OrganizationChart />} />
      </Sheet>
      <Sheet heading={t('environment:heading')} lead={t('environment:lead')}>
        <Part heading={t('environment:policy.heading')}>
          <p>{t('environment:policy.text')}</p>
        </Part>
        <PrintPicture image="water-dawn" />
        <Part
          heading={t('environment:fields.heading')}
          wide={<Terms items={Object.values(t('environment:fields.items', { returnObjects: true })).map(toTerm)} columns={2} />}
        />
        <Part heading={t('environment:principles.heading')}>
          <Checklist items={Object.values(t('environment:principles.items', { returnObjects: true }))} />
        </Part>
      </Sheet>
      <Sheet heading={t('social:heading')} lead={t('social:lead')} picture={<PrintPicture image="careers-lobby" />}>
        <Part heading={t('social:statement.heading')}>
          <p>{t('social:statement.text')}</p>
        </Part>
        <Part
          heading={t('social:charter.heading')}
          wide={<Terms items={Object.values(t('social:charter.items', { returnObjects: true })).map(toTerm)} columns={2} />}
        />
      </Sheet>
      <Sheet heading={t('social:safety.heading')} lead={t('social:safety.lead')}>
        <div className="wrap columns">
          <Checklist numbered items={Object.values(t('social:safety.items', { returnObjects: true }))} />
        </div>
        <p className="wrap signature">{t('social:safety.signature')}</p>
        <Part
          heading={t('social:goals.heading')}
          lead={t('social:goals.lead')}
          wide={
            <div className="figures">
              <KeyFigures items={Object.values(t('social:goals.figures', { returnObjects: true }))} />
            </div>
          }
        />
        <Part heading={t('social:partner.heading')} lead={t('social:partner.lead')} wide={<PartnerChapters />} />
      </Sheet>
      <Sheet heading={t('governance:heading')} lead={t('governance:lead')} darkFoot picture={<PrintPicture image="table-boardroom" />}>
        <Part heading={t('governance:board.heading')}>
          <p>{t('governance:board.text')}</p>
        </Part>
        <div className="wrap">
          <DataTable
            caption={t('governance:board.composition.caption')}
            head={[t('governance:board.composition.position'), t('governance:board.composition.field')]}
            rows={Object.values(t('governance:board.composition.rows', { returnObjects: true })).map(({ position, field }) => [
              position,
              field,
            ])}
          />
        </div>
        <EsgContactFoot />
      </Sheet>
    </Sheets>
  );
}
