import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { usePage } from '#src/pages/page-module.ts';
import { Articles } from '#src/ui/layout/articles.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { LinkedText } from '#src/ui/layout/linked-text.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { makeArticles } from './make-articles.ts';
import s from './policy.module.css';

/** The notice of the last amendment. */
const NOTICE = '20261128-privacy-policy-changes';
/** Articles that others lead to. */
const ANCHORS = { 3: 'retention', 15: 'terms' };

/** The privacy policy, as a page's body and as a dialog's. */
export function PrivacyText({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useTranslation('privacy');
  const { locale } = usePage();
  const more = {
    5: (
      <DataTable
        caption={t('providers.caption')}
        head={[t('providers.provider'), t('providers.task')]}
        rows={Object.values(t('providers.rows', { returnObjects: true })).map(({ provider, task }) => [provider, task])}
      />
    ),
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
        <DataTable
          caption={t('versions.caption')}
          head={[t('versions.period'), t('versions.change')]}
          rows={Object.values(t('versions.rows', { returnObjects: true })).map(({ period, text }) => [period, text])}
        />
        <p className={s.links}>
          <ArrowLink href={hrefFor(locale, 'privacyFirst')}>{t('versions.first')}</ArrowLink>
          <ArrowLink href={hrefFor(locale, 'noticePost', { id: NOTICE })}>{t('versions.notice')}</ArrowLink>
        </p>
      </>
    ),
  };
  const items = makeArticles(t('items', { returnObjects: true }), { more, anchors: ANCHORS });
  return (
    <>
      <p className={s.preamble}>{t('preamble')}</p>
      <Articles items={items} inDialog={inDialog} />
    </>
  );
}
