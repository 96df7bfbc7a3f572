import { useTranslation } from 'react-i18next';
import { Articles } from '#src/ui/articles.tsx';
import { DataTable } from '#src/ui/data-table.tsx';
import s from './policy.module.css';

const COUNT = 15;
/** Articles that others lead to. */
const ANCHORS: Record<number, string> = { 3: 'retention', 14: 'terms' };
const ENTRUSTMENT = 5;

/** The privacy policy (brief 6.5), as a page's body and as a dialog's. */
export function PrivacyText({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useTranslation('privacy');
  const items = Array.from({ length: COUNT }, (_, at) => at + 1).map((n) => ({
    id: ANCHORS[n] ?? `article-${n}`,
    heading: t(`items.${n}.heading`),
    text: t(`items.${n}.text`),
    ...(n === ENTRUSTMENT && {
      more: (
        <DataTable
          caption={t('providers.caption')}
          head={[t('providers.provider'), t('providers.task')]}
          rows={[[t('providers.rows.1.provider'), t('providers.rows.1.task')]]}
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
