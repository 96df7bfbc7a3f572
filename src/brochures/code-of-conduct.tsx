import { useTranslation } from 'react-i18next';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { Cover } from './parts/cover.tsx';
import { Part } from './parts/part.tsx';
import { PrintPicture } from './parts/print-picture.tsx';
import { Sheet } from './parts/sheet.tsx';
import { Sheets } from './parts/sheets.tsx';

const CHAPTERS = [
  ['customers', 'vials'],
  ['employees', 'careers-lobby'],
  ['partners', 'filling-line'],
  ['shareholders', 'table-boardroom'],
  ['society', 'water-dawn'],
] as const;

/** The five chapters of the code, a page each; the governance page leads to it. */
export function CodeOfConduct() {
  const { t } = useTranslation(['governance', 'images']);
  const [before, after] = t('report.text').split(t('report.email'));
  return (
    <Sheets>
      <Cover heading={t('code.heading')} lead={t('code.lead')} />
      {CHAPTERS.map(([chapter, image]) => (
        <Sheet key={chapter} heading={t(`code.${chapter}.title`)} picture={<PrintPicture image={image} />}>
          <div className="wrap large">
            <Checklist numbered items={Object.values(t(`code.${chapter}.items`, { returnObjects: true }))} />
          </div>
          {chapter === 'society' && (
            <Part heading={t('report.title')}>
              <p>
                {before}
                <a href={`mailto:${t('report.email')}`}>{t('report.email')}</a>
                {after}
              </p>
              <p className="note">{t('images:credit')}</p>
            </Part>
          )}
        </Sheet>
      ))}
    </Sheets>
  );
}
