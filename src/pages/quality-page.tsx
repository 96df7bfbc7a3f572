import documents from 'image:documents-quality';
import linesRed from 'image:lines-red';
import boardroom from 'image:table-boardroom';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '#src/i18n/list-of.ts';
import { ContactBand } from '#src/ui/contact-band.tsx';
import { FigureNumber } from '#src/ui/figure-number.tsx';
import { Intro } from '#src/ui/intro.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { MediaText } from '#src/ui/media-text.tsx';
import { Section } from '#src/ui/section.tsx';
import { Ticks } from '#src/ui/ticks.tsx';
import type { PageProps } from './page-module.ts';
import s from './quality-page.module.css';

/** Quality (brief 4.12): the system, its record, and how clients look into it. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('quality');
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={documents} />
      <Intro text={t('intro')} />
      <Section
        id="qms"
        heading={t('qms.heading')}
        lead={t('qms.lead')}
        wide={
          <dl className={s.elements}>
            {rowsOf(t, 'qms.items').map(({ term, text }) => (
              <div key={term} className={s.element}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        }
      />
      <div className={s.record}>
        <Section
          id="record"
          tone="night"
          heading={<FigureNumber text={t('record.heading')} />}
          wide={
            <span aria-hidden="true">
              <Ticks className={s.ticks} />
            </span>
          }
        >
          <p>{t('record.body')}</p>
        </Section>
      </div>
      <MediaText id="audits" heading={t('audits.heading')} image={boardroom} side="right">
        <p>{t('audits.body')}</p>
      </MediaText>
      <ContactBand locale={locale} image={linesRed} category="testing-quality" />
    </>
  );
}
