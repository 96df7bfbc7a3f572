import { useTranslation } from 'react-i18next';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Checklist, Intro, Steps } from '#src/ui/layout/text.tsx';
import s from './esg.module.css';

export function Component() {
  const { t } = useTranslation('environment');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')}>
      <Intro heading={t('policy.heading')} text={t('policy.text')} />
      <Section
        id="system"
        heading={t('system.heading')}
        wide={
          <div className={s.cycle}>
            <Steps label={t('system.label')} items={t('system.steps', { returnObjects: true })} />
          </div>
        }
        body={t('system.text')}
      />
      <Section
        id="fields"
        heading={t('fields.heading')}
        wide={
          <>
            <DataTable
              caption={t('fields.caption')}
              head={t('fields.head', { returnObjects: true })}
              rows={t('fields.items', { returnObjects: true })}
            />
            <p className={s.note}>{t('fields.note')}</p>
          </>
        }
      />
      <Section id="principles" heading={t('principles.heading')}>
        <Checklist items={t('principles.items', { returnObjects: true })} />
      </Section>
    </HeadedPage>
  );
}
