import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { connectionChanged } from '#src/state/slices.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { OutageProps } from './outage.tsx';

/** Says that the network is gone, by the browser's word or the worker's requests. The rest is loaded when that happens. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const online = useAppSelector((state) => state.connection.online);
  const [Outage, setOutage] = useState<ComponentType<OutageProps>>();
  const [text, setText] = useState<ReactNode>();
  useEffect(() => {
    const report = () => void dispatch(connectionChanged({ online: navigator.onLine }));
    report();
    addEventListener('offline', report);
    return () => removeEventListener('offline', report);
  }, [dispatch]);
  useEffect(() => {
    if (!online)
      import('./outage.tsx').then(
        (module) => setOutage(() => module.Outage),
        // Gone before there was a worker: the browser's word has to do.
        () => addEventListener('online', () => dispatch(connectionChanged({ online: true }))),
      );
  }, [online, dispatch]);
  return (
    <>
      <Notice label={t('a11y.connection')} mark={online ? 'done' : 'waiting'}>
        {text ?? (!online && t('ui.offline'))}
      </Notice>
      {Outage && <Outage say={setText} />}
    </>
  );
}
