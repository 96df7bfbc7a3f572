import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import s from './environment-page.module.css';

const FOUR = ['1', '2', '3', '4'] as const;
const FIVE = [...FOUR, '5'] as const;
const MEASURES = ['measure', 'base', 'goal'] as const;
const COLUMNS = ['work', ...MEASURES] as const;

/** Environment: the policy, how it is managed, what is measured and what is not, and its principles. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('environment');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      <Intro heading={t('policy.heading')} text={t('policy.text')} />
      <Section
        id="system"
        heading={t('system.heading')}
        wide={
          <div className={s.cycle}>
            <Steps label={t('system.label')} items={FOUR.map((n) => t(`system.steps.${n}`))} />
          </div>
        }
      >
        <p>{t('system.text')}</p>
      </Section>
      <Section
        id="fields"
        heading={t('fields.heading')}
        wide={
          <>
            <DataTable
              caption={t('fields.caption')}
              head={['', ...COLUMNS.map((column) => t(`fields.head.${column}`))]}
              rows={FOUR.map((n) => [
                t(`fields.items.${n}.title`),
                t(`fields.items.${n}.text`),
                ...MEASURES.map((column) => t(`fields.items.${n}.${column}`)),
              ])}
            />
            <p className={s.note}>{t('fields.note')}</p>
          </>
        }
      />
      <Section id="principles" heading={t('principles.heading')}>
        <Checklist items={FIVE.map((n) => t(`principles.items.${n}`))} />
      </Section>
    </TopFirst>
  );
}
