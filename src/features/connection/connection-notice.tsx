import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#src/shared/dom/use-is-hydrated.ts';
import { NoticeRegion, NoticeStrip } from '#src/ui/feedback/notice.tsx';
import s from './connection-notice.module.css';
import { StoredAge, useStoredAt } from './stored-age.tsx';
import { useOutage } from './use-outage.ts';

/**
 * Says that the network is gone and how old the page on the screen is; then, for a moment, that the network is back. Where the app waits
 * for the visitor, under data saver, the boot script shows one of the two lines by an attribute of the document.
 */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const phase = useOutage();
  const storedAt = useStoredAt();
  const isHydrated = useIsHydrated();
  const offline = (
    <NoticeStrip mark="waiting" isDormant={!isHydrated}>
      <p>{t('ui.offline')}</p>
      {storedAt > 0 && <StoredAge at={storedAt} />}
    </NoticeStrip>
  );
  if (isHydrated)
    return (
      <NoticeRegion label={t('a11y.connection')}>
        {phase === 'offline' && offline}
        {phase === 'restored' && <NoticeStrip mark="done">{t('ui.online')}</NoticeStrip>}
      </NoticeRegion>
    );
  // Without a mark: its drawing would stand in every document.
  return (
    <NoticeRegion label={t('a11y.connection')}>
      <div className={s.offline} data-late="">
        {offline}
      </div>
      <div className={s.online} data-late="">
        <NoticeStrip isDormant>{t('ui.online')}</NoticeStrip>
      </div>
    </NoticeRegion>
  );
}
