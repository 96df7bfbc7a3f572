import records from 'image:documents-quality';
import { useTranslation } from 'react-i18next';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { MediaText, Section } from '#src/ui/layout/section.tsx';
import { Checklist, Intro, Paragraph } from '#src/ui/layout/text.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './quality-page.module.css';

export function Component() {
  const { t } = useTranslation('quality');
  const bands = Object.values(t('qms.bands', { returnObjects: true }));
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')}>
      <Intro text={t('intro')} />
      <Section
        id="qms"
        heading={t('qms.heading')}
        lead={t('qms.lead')}
        wide={
          <div className={s.bands}>
            {bands.map(({ heading, items }) => (
              <section key={heading} className={s.band}>
                <h3 className={s.heading}>{heading}</h3>
                <ul className={s.parts}>
                  {Object.values(items).map(({ term, text }) => (
                    <li key={term} className={s.part}>
                      <h4 className={s.term}>{term}</h4>
                      <p className={s.text}>{text}</p>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        }
      />
      <Section
        id="gmp"
        tone="soft"
        heading={t('gmp.heading')}
        lead={t('gmp.lead')}
        wide={<DataTable {...t('gmp', { returnObjects: true })} />}
        body={t('gmp.body')}
      />
      <Section id="record" heading={t('record.heading')} body={t('record.body')} />
      <MediaText id="audits" heading={t('audits.heading')} image={records} side="right" body={t('audits.body')}>
        <Paragraph text={t('audits.visit')} />
        <p>
          <ArrowLink to="contact" at={{ query: { category: 'testing-quality' } }}>
            {t('audits.link')}
          </ArrowLink>
        </p>
      </MediaText>
      <Section id="agreement" heading={t('agreement.heading')}>
        <Checklist items={t('agreement.items', { returnObjects: true })} />
      </Section>
      <ContactBand about="testing-quality" />
    </HeadedPage>
  );
}
