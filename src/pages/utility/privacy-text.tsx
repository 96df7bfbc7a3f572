import { useTranslation } from 'react-i18next';
import { Articles } from '#src/ui/layout/articles.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { LinkedText } from '#src/ui/layout/linked-text.tsx';
import s from './policy.module.css';

/** Articles that others lead to. */
const ANCHORS: Record<string, string> = { 3: 'retention', 14: 'terms' };
const ENTRUSTMENT = '5';
const TRANSFER = '6';

/** The privacy policy, as a page's body and as a dialog's. */
export function PrivacyText({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useTranslation('privacy');
  const items = Object.entries(t('items', { returnObjects: true })).map(([n, article]) => ({
    ...article,
    id: ANCHORS[n] ?? `article-${n}`,
    ...(n === ENTRUSTMENT && {
      more: (
        <DataTable
          caption={t('providers.caption')}
          head={[t('providers.provider'), t('providers.task')]}
          rows={Object.values(t('providers.rows', { returnObjects: true })).map(({ provider, task }) => [provider, task])}
        />
      ),
    }),
    ...(n === TRANSFER && {
      more: (
        <DataTable
          caption={t('transfer.caption')}
          head={[t('transfer.item'), t('transfer.details')]}
          rows={Object.values(t('transfer.rows', { returnObjects: true })).map(({ name, text }) => [
            name,
            <LinkedText key={name} text={text} />,
          ])}
        />
      ),
    }),
  }));
  return (
    <>
      <p className={s.preamble}>{t('preamble')}</p>
      <Articles items={items} inDialog={inDialog} />
    </>
  );
}
