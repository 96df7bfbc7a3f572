import { useTranslation } from 'react-i18next';
import { VesselScale } from '#src/pages/about/songdo/vessel-scale.tsx';
import { SubstanceFlow } from '#src/pages/about/syracuse/substance-flow.tsx';
import { ServicePath } from '#src/pages/services/overview/service-path.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { ContactSheet } from './parts/contact-sheet.tsx';
import { Cover } from './parts/cover.tsx';
import { Part } from './parts/part.tsx';
import { PrintDrawing, PrintPicture } from './parts/print-picture.tsx';
import { Sheet } from './parts/sheet.tsx';
import { Sheets } from './parts/sheets.tsx';
import { Terms } from './parts/terms.tsx';

const SITES = ['songdo', 'syracuse', 'boston'] as const;
const COLUMNS = ['role', 'status', 'capacity'] as const;

/** The corporate brochure: the company, its sites and its services. */
export function Corporate() {
  const { t } = useTranslation(['aboutus', 'home', 'locations', 'services', 'songdo', 'syracuse']);
  const ofCompany = (part: 'philosophy' | 'values') =>
    Object.values(t(`company.${part}.items`, { returnObjects: true })).map(({ title, text }) => ({ term: title, text }));
  return (
    <Sheets>
      <Cover heading={t('home:hero.1.title')} lead={t('home:hero.1.message')} />
      <Sheet
        heading={t('company.heading')}
        lead={t('company.lead')}
        intro={t('company.intro')}
        picture={<PrintPicture image="hero-cells" />}
      >
        {(['vision', 'mission'] as const).map((part) => (
          <Part key={part} label={t(`company.${part}Label`)} heading={t(`company.${part}.heading`)} lead={t(`company.${part}.lead`)} />
        ))}
      </Sheet>
      <Sheet heading={t('company.philosophy.heading')}>
        <div className="wrap">
          <Terms items={ofCompany('philosophy')} columns={2} numbered />
        </div>
        <PrintPicture image="laboratory" />
        <Part heading={t('company.values.heading')}>
          <Terms items={ofCompany('values')} />
        </Part>
      </Sheet>
      <Sheet heading={t('locations:heading')} lead={t('locations:lead')}>
        <Part heading={t('locations:intro.heading')}>
          <p>{t('locations:intro.text')}</p>
        </Part>
        <div className="wrap">
          <DataTable
            caption={t('locations:table.caption')}
            head={['', ...COLUMNS.map((name) => t(`locations:table.${name}.label`))]}
            rows={SITES.map((site) => [t(`locations:table.site.${site}`), ...COLUMNS.map((name) => t(`locations:table.${name}.${site}`))])}
          />
        </div>
        <PrintPicture image="boston-office" caption={t('locations:caption')} />
        <Part heading={t('locations:boston.heading')} lead={t('locations:boston.lead')} />
      </Sheet>
      <Sheet heading={t('songdo:heading')} lead={t('songdo:lead')} picture={<PrintDrawing site="songdo" />}>
        <p className="wrap offset">{t('songdo:overview')}</p>
        <div className="wrap figures">
          <KeyFigures items={(['1', '2', '3'] as const).map((n) => t(`songdo:figures.${n}`, { returnObjects: true }))} />
        </div>
        <Part
          heading={t('songdo:stages.heading')}
          wide={
            <div className="scale">
              <VesselScale />
            </div>
          }
        />
      </Sheet>
      <Sheet heading={t('syracuse:heading')} lead={t('syracuse:lead')} picture={<PrintDrawing site="syracuse" />}>
        <p className="wrap offset">{t('syracuse:overview')}</p>
        <div className="wrap figures">
          <KeyFigures items={Object.values(t('syracuse:figures', { returnObjects: true }))} />
        </div>
        <Part heading={t('syracuse:substance.heading')} wide={<SubstanceFlow />} />
      </Sheet>
      <Sheet heading={t('home:services.heading')} lead={t('home:services.lead')}>
        <div className="wrap">
          <ServicePath />
        </div>
        <PrintPicture image="vials" />
        <Part heading={t('services:cards.heading')}>
          <Terms
            items={Object.values(t('home:services.items', { returnObjects: true })).map(({ title, line }) => ({ term: title, text: line }))}
          />
        </Part>
      </Sheet>
      <ContactSheet image="abstract-lines" />
    </Sheets>
  );
}
