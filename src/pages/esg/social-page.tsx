import { useTranslation } from 'react-i18next';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { DocumentPart } from '#src/ui/layout/section.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { Checklist, Intro } from '#src/ui/layout/text.tsx';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './social-page.module.css';

export function Component() {
  const { t } = useTranslation('social');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} statement={t('opening')}>
      <Intro text={t('intro')} />
      <div className={`wrap ${s.documents}`}>
        <Tabs
          label={t('tabs.label')}
          tabs={[
            { id: 'human-rights', label: t('tabs.humanRights'), panel: <HumanRights /> },
            { id: 'partner-code', label: t('tabs.partnerCode'), panel: <PartnerCode /> },
            { id: 'safety', label: t('tabs.safety'), panel: <Safety /> },
          ]}
        />
      </div>
    </HeadedPage>
  );
}

function HumanRights() {
  const { t } = useTranslation('social');
  return (
    <>
      <DocumentPart heading={t('statement.heading')} lead={t('statement.text')}>
        <p className="note">{t('signed')}</p>
      </DocumentPart>
      <DocumentPart heading={t('charter.heading')}>
        <ol className={s.articles}>
          {Object.values(t('charter.items', { returnObjects: true })).map(({ title, text }) => (
            <li key={title} className={s.article}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="note">{t('signed')}</p>
      </DocumentPart>
    </>
  );
}

function PartnerCode() {
  const { t } = useTranslation('social');
  const chapters = Object.values(t('partner.chapters', { returnObjects: true })).map(({ title, items }) => ({
    title,
    statements: Object.values<string>(items),
  }));
  return (
    <DocumentPart heading={t('partner.heading')} lead={t('partner.lead')}>
      {chapters.map(({ title, statements }, at) => {
        // Numbers run through the whole code.
        const start = chapters.slice(0, at).reduce((sum, before) => sum + before.statements.length, 1);
        return (
          <section key={title} className={s.chapter}>
            <h3>{title}</h3>
            <ol start={start}>
              {statements.map((statement, item) => (
                <li key={statement}>
                  <span className={s.number} aria-hidden="true">
                    {start + item}
                  </span>
                  {statement}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
      <p className="note">{t('signed')}</p>
    </DocumentPart>
  );
}

function Safety() {
  const { t } = useTranslation('social');
  return (
    <Tabs
      small
      label={t('safety.tabs.label')}
      tabs={[
        {
          id: 'safety-policy',
          label: t('safety.tabs.policy'),
          panel: (
            <DocumentPart heading={t('safety.heading')} lead={t('safety.lead')}>
              <Checklist numbered items={t('safety.items', { returnObjects: true })} />
              <p className="note">{t('safety.signature')}</p>
            </DocumentPart>
          ),
        },
        { id: 'safety-goals', label: t('safety.tabs.goals'), panel: <Goals /> },
      ]}
    />
  );
}

function Goals() {
  const { t } = useTranslation('social');
  return (
    <>
      <h2 className={s.goalsHeading}>{t('goals.heading')}</h2>
      <p className={s.goalsLead}>{t('goals.lead')}</p>
      <ArrowLink to="newsroomPost" at={{ id: '20240206-safety-goals-2024' }}>
        {t('goals.post')}
      </ArrowLink>
      <div className={s.goals}>
        <KeyFigures items={t('goals.figures', { returnObjects: true })} />
      </div>
      <DocumentPart level={3} heading={t('goals.actions.title')}>
        <Checklist items={t('goals.actions.items', { returnObjects: true })} />
      </DocumentPart>
    </>
  );
}
