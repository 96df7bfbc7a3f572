import { useTranslation } from 'react-i18next';
import { Articles } from '#src/ui/layout/articles.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { LinkedText } from '#src/ui/layout/text.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { createPolicy } from './create-policy.tsx';
import s from './policy-page.module.css';

export const { Component, Contents, useHeading, look } = createPolicy('privacy', PrivacyText);

/** The notice of the last amendment. */
const NOTICE = '20261128-privacy-policy-changes';
/** Articles that others lead to. */
const ANCHORS = { 3: 'retention', 15: 'terms' };

function PrivacyText({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useTranslation('privacy');
  const more = {
    5: <DataTable {...t('providers', { returnObjects: true })} />,
    6: (
      <DataTable
        caption={t('transfer.caption')}
        head={[t('transfer.item'), t('transfer.details')]}
        rows={Object.values(t('transfer.rows', { returnObjects: true })).map(({ name, text }) => [
          name,
          <LinkedText key={name} text={text} />,
        ])}
      />
    ),
    16: (
      <>
        <DataTable {...t('versions', { returnObjects: true })} />
        <p className={s.links}>
          <ArrowLink to="privacyFirst">{t('versions.first')}</ArrowLink>
          <ArrowLink to="noticePost" at={{ id: NOTICE }}>
            {t('versions.notice')}
          </ArrowLink>
        </p>
      </>
    ),
  };
  return (
    <>
      <p className={s.preamble}>{t('preamble')}</p>
      <Articles words={t('items', { returnObjects: true })} more={more} anchors={ANCHORS} inDialog={inDialog} />
    </>
  );
}
