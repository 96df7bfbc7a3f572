import { useTranslation } from 'react-i18next';
import { LOCALES } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Checklist } from '#src/ui/layout/lists.tsx';
import { DocumentPart, Section } from '#src/ui/layout/section.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { LinkedText } from '#src/ui/layout/text.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './governance-page.module.css';

/** Governance: the board and the code of conduct. */
export function Component() {
  const { locale } = usePage();
  const { t } = useTranslation('governance');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} drawing={<BoardTable />}>
      <Section id="board" heading={t('board.heading')} body={t('board.text')}>
        <div className={s.committees}>
          <h3>{t('board.committees.title')}</h3>
          <Checklist items={Object.values(t('board.committees.items', { returnObjects: true }))} />
        </div>
        <p>
          <ArrowLink href={hrefFor(locale, 'pr', { hash: 'shareholders' })}>{t('board.shareholders')}</ArrowLink>
        </p>
      </Section>
      <Section id="code" heading={t('code.heading')} lead={t('code.lead')} tone="soft" wide={<ConductCode />} />
    </HeadedPage>
  );
}

const CHAPTERS = ['customers', 'employees', 'partners', 'shareholders', 'society'] as const;

/** The code of conduct: five chapters and the download, with the way to report a breach below all of them. */
function ConductCode() {
  const { t } = useTranslation('governance');
  const chapters = CHAPTERS.map((id) => ({
    id: `code-${id}`,
    label: t(`code.${id}.title`),
    panel: (
      <DocumentPart level={3} heading={t(`code.${id}.title`)}>
        <Checklist numbered items={Object.values(t(`code.${id}.items`, { returnObjects: true }))} />
      </DocumentPart>
    ),
  }));
  return (
    <>
      <Tabs label={t('code.label')} tabs={[...chapters, { id: 'code-download', label: t('download.label'), panel: <Download /> }]} />
      <div className={s.report}>
        <h3>{t('report.title')}</h3>
        <p>
          <LinkedText text={t('report.text')} />
        </p>
      </div>
    </>
  );
}

function Download() {
  const { t, i18n } = useTranslation('governance');
  // The reader's own language first.
  const locales = LOCALES.toSorted((a) => (a === i18n.language ? -1 : 1));
  return (
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
}

/** Where the seats stand at the table, and to which side each is turned, in degrees: the chair at its head. */
const SEATS = [
  [40, 220, 270],
  [240, 56, 0],
  [508, 56, 0],
  [240, 384, 180],
  [508, 384, 180],
] as const;
/** The chair, who is the chief executive officer, and one more. */
const INSIDE = 2;

/** The board's table from above, with a seat for each director: those from outside are filled. Each seat has its words beside it. */
function BoardTable() {
  const { t } = useTranslation('governance');
  const rows = Object.values(t('board.composition.rows', { returnObjects: true }));
  return (
    <figure>
      <div className={s.board}>
        <svg className={s.table} viewBox="0 0 720 440" width="720" height="440" fill="none" stroke="#2d2926" aria-hidden="true">
          <rect x="94" y="112" width="560" height="216" rx="108" fill="#f5f5f3" />
          <rect x="106" y="124" width="536" height="192" rx="96" stroke="#c5c4c1" />
          {SEATS.map(([x, y, turn], at) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <path d="M-30-6q0-20 20-20h20q20 0 20 20v24q0 12-12 12h-36q-12 0-12-12z" fill={at < INSIDE ? '#fff' : '#2d2926'} />
              <path d="M-38-4q0-34 38-34t38 34" strokeWidth="2.500" />
              <path d="M-24 78h48v34h-48z" fill="#fff" />
              <path d="M-16 88h32M-16 95h32M-16 102h20" stroke="#75787b" />
              {at === 0 && <path d="M-24 78h48" stroke="#cb333b" strokeWidth="3" />}
            </g>
          ))}
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
