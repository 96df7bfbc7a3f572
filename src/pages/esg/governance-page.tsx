import { useTranslation } from 'react-i18next';
import { LOCALES } from '#core/site/locales.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { DocumentPart, Section } from '#src/ui/layout/section.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { Checklist, Paragraph } from '#src/ui/layout/text.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import table from './board-table.svg';
import s from './governance-page.module.css';

export function Component() {
  const { t } = useTranslation('governance');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} drawing={<BoardTable />}>
      <Section id="board" heading={t('board.heading')} body={t('board.text')}>
        <div className={s.committees}>
          <h3>{t('board.committees.title')}</h3>
          <Checklist items={t('board.committees.items', { returnObjects: true })} />
        </div>
        <ArrowLink to="pr" at={{ hash: 'shareholders' }}>
          {t('board.shareholders')}
        </ArrowLink>
      </Section>
      <Section id="code" heading={t('code.heading')} lead={t('code.lead')} tone="soft" wide={<ConductCode />} />
    </HeadedPage>
  );
}

const CHAPTERS = ['customers', 'employees', 'partners', 'shareholders', 'society'] as const;

function ConductCode() {
  const { t, i18n } = useTranslation('governance');
  // The reader's own language first.
  const locales = LOCALES.toSorted((a) => (a === i18n.language ? -1 : 1));
  const download = (
    <DocumentPart level={3} heading={t('download.title')} lead={t('download.lead')}>
      <p className={s.buttons}>
        {locales.map((locale, at) => (
          <ButtonLink key={locale} href={`/downloads/code-of-conduct-${locale}.pdf`} look={at === 0 ? 'solid' : 'outline'} download>
            {t(`download.${locale}`)}
          </ButtonLink>
        ))}
      </p>
    </DocumentPart>
  );
  const chapters = CHAPTERS.map((id) => ({
    id: `code-${id}`,
    label: t(`code.${id}.title`),
    panel: (
      <DocumentPart level={3} heading={t(`code.${id}.title`)}>
        <Checklist numbered items={t(`code.${id}.items`, { returnObjects: true })} />
      </DocumentPart>
    ),
  }));
  return (
    <>
      <Tabs label={t('code.label')} tabs={[...chapters, { id: 'code-download', label: t('download.label'), panel: download }]} />
      <div className={s.report}>
        <h3>{t('report.title')}</h3>
        <Paragraph linked text={t('report.text')} />
      </div>
    </>
  );
}

/** The chair, who is the chief executive officer, and one more. */
const INSIDE = 2;

/** The board's table from above, with a seat for each director: those from outside are filled. Each seat has its words beside it. */
function BoardTable() {
  const { t } = useTranslation('governance');
  const rows = Object.values(t('board.composition.rows', { returnObjects: true }));
  return (
    <figure className={s.figure}>
      <div className={s.board}>
        <svg className={`paper ${s.table}`} viewBox="0 0 720 440" width="720" height="440" aria-hidden="true">
          <use href={`${table}#table`} />
        </svg>
        <ol className={s.seats}>
          {rows.map(({ position, field }, at) => (
            <li key={field} className={at < INSIDE ? s.seat : `${s.seat} ${s.outside}`}>
              <span className={s.position}>{position}</span> <span>{field}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={s.caption}>{t('board.composition.seats')}</figcaption>
    </figure>
  );
}
