import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { connectionChanged } from '#src/state/slices.ts';
import { Notice } from '#src/ui/notice.tsx';

const BACK_ONLINE_SHOWN = 4000;

/** Says when the network goes and when it is back. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const online = useAppSelector((state) => state.connection.online);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const report = () => dispatch(connectionChanged({ online: navigator.onLine }));
    const onOnline = () => {
      report();
      setIsBack(true);
    };
    report();
    addEventListener('offline', report);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('offline', report);
      removeEventListener('online', onOnline);
    };
  }, [dispatch]);
  useEffect(() => {
    if (!isBack) return undefined;
    const hide = setTimeout(() => setIsBack(false), BACK_ONLINE_SHOWN);
    return () => clearTimeout(hide);
  }, [isBack]);
  return (
    <Notice label={t('a11y.connection')} mark={online ? 'done' : 'waiting'}>
      {!online ? t('ui.offline') : isBack ? t('ui.online') : ''}
    </Notice>
  );
}
