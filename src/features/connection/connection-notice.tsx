import { useTranslation } from 'react-i18next';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StoredAge } from './stored-age.tsx';
import { useOutage } from './use-outage.ts';
import { useStoredAt } from './use-stored-at.ts';

/** Says that the network is gone and how old the page on the screen is; then, for a moment, that the network is back. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const phase = useOutage();
  const storedAt = useStoredAt();
  const offline = (
    <>
      <p>{t('ui.offline')}</p>
      {storedAt > 0 && <StoredAge at={storedAt} />}
    </>
  );
  return (
    <Notice label={t('a11y.connection')} mark={phase === 'offline' ? 'waiting' : 'done'}>
      {phase === 'offline' ? offline : phase === 'restored' && t('ui.online')}
    </Notice>
  );
}
