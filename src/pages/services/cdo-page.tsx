import column from 'image:column-bed';
import pipettes from 'image:pipette-row';
import { useTranslation } from 'react-i18next';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { MediaText, Section } from '#src/ui/layout/section.tsx';
import { Checklist, Intro, Steps } from '#src/ui/layout/text.tsx';
import s from './cdo-page.module.css';
import clonePath from './clone-path.svg';

export function Component() {
  const { t } = useTranslation('cdo');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} drawing={<ClonePath />}>
      <Intro text={t('intro')} />
      <Section
        id="molecules"
        heading={t('molecules.heading')}
        lead={t('molecules.lead')}
        wide={<DataTable {...t('molecules', { returnObjects: true })} />}
      />
      <MediaText id="cld" heading={t('cld.heading')} lead={t('cld.lead')} image={pipettes} side="right" body={t('cld.body')} />
      <MediaText id="process" heading={t('process.heading')} image={column} side="left" body={t('process.body')} />
      <Section id="comparability" heading={t('comparability.heading')} body={t('comparability.body')} />
      <Section id="ind" heading={t('ind.heading')} lead={t('ind.lead')} body={t('ind.body')}>
        <Steps down items={t('ind.steps', { returnObjects: true })} label={t('ind.label')} />
      </Section>
      <Section
        id="msat"
        tone="soft"
        heading={t('msat.heading')}
        lead={t('msat.lead')}
        wide={<Steps items={t('msat.phases', { returnObjects: true })} label={t('msat.label')} />}
        body={t('msat.body')}
      />
      <Section id="receive" heading={t('receive.heading')}>
        <Checklist items={t('receive.items', { returnObjects: true })} />
      </Section>
      <ContactBand about="development" />
    </HeadedPage>
  );
}

/** From a gene to a bank: the steps of cell line development, drawn from many cells to the one that is kept. */
function ClonePath() {
  const { t } = useTranslation('cdo');
  const names = Object.values(t('cld.steps', { returnObjects: true }));
  return (
    <figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={s.scroll} role="region" tabIndex={0} aria-label={t('cld.label')}>
        <ol className={s.path}>
          {names.map((name, at) => (
            <li key={name}>
              <svg className={`paper ${s.drawing}`} viewBox="0 0 216 430" width="216" height="430" aria-hidden="true">
                <use href={`${clonePath}#step-${at + 1}`} />
              </svg>
              <p className={s.name}>
                <span className={s.number}>{at + 1}</span> {name}
              </p>
              {at === names.length - 1 && <p className={s.detail}>{t('bank.held')}</p>}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={s.note}>{t('cld.note')}</figcaption>
    </figure>
  );
}
