import corridor from 'image:corridor-tanks';
import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { ApprovalRuler } from '#src/ui/media/approval-ruler.tsx';
import { FigureNumber } from '#src/ui/media/figure-number.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import s from './quality-page.module.css';

/** Quality: the system, its record, and how clients look into it. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('quality');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} drawing={<Approvals />} />
      <Intro text={t('intro')} />
      <Section
        id="qms"
        heading={t('qms.heading')}
        lead={t('qms.lead')}
        wide={
          <dl className={s.elements}>
            {Object.values(t('qms.items', { returnObjects: true })).map(({ term, text }) => (
              <div key={term} className={s.element}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        }
      />
      <div className={s.record}>
        <Section id="record" tone="night" heading={<FigureNumber text={t('record.heading')} />}>
          <p>{t('record.body')}</p>
        </Section>
      </div>
      <MediaText id="audits" heading={t('audits.heading')} image={corridor} side="right">
        <p>{t('audits.body')}</p>
      </MediaText>
      <ContactBand locale={locale} about="testing-quality" />
    </TopFirst>
  );
}

/** The record, counted. */
function Approvals() {
  const { t } = useTranslation('quality');
  return (
    <figure>
      <ApprovalRuler />
      <figcaption className={s.approvals}>{t('record.heading')}</figcaption>
    </figure>
  );
}
