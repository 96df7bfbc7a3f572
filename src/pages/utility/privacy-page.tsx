import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import type { OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import { Articles } from '#src/ui/layout/articles.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { LinkedText } from '#src/ui/layout/text.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './policy-page.module.css';

export function Component() {
  const { t } = useTranslation('privacy');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')}>
      <div className={`wrap ${s.body}`}>
        <PrivacyText />
      </div>
    </HeadedPage>
  );
}

export const look: OverlayModule['look'] = 'sheet';

export function useHeading(): string {
  return useTranslation('privacy').t('heading');
}

/** The policy above another page. */
export function Contents() {
  return <PrivacyText inDialog />;
}

/** The notice of the last amendment. */
const NOTICE = '20261128-privacy-policy-changes';
/** Articles that others lead to. */
const ANCHORS = { 3: 'retention', 15: 'terms' };

function PrivacyText({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useTranslation('privacy');
  const { locale } = usePage();
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
          <ArrowLink href={hrefFor(locale, 'privacyFirst')}>{t('versions.first')}</ArrowLink>
          <ArrowLink href={hrefFor(locale, 'noticePost', { id: NOTICE })}>{t('versions.notice')}</ArrowLink>
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
