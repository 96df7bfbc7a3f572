import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canReachSite } from '#src/shared/dom/can-reach-site.ts';
import { Button } from '#src/ui/form/button.tsx';

/**
 * Loads the document of this address again, where the worker or the server answers. Else the visitor is told that it does not: a reload would
 * end at the browser's error page.
 */
export function RetryButton() {
  const { t } = useTranslation('errors');
  const [state, setState] = useState<'idle' | 'asking' | 'unanswered'>('idle');
  const retry = async () => {
    setState('asking');
    if (isControlled() || (await canReachSite())) location.reload();
    else setState('unanswered');
  };
  return (
    <>
      <Button onClick={retry}>{t('navigation.retry')}</Button>
      <p role="status">{state === 'idle' ? '' : t(`navigation.${state}`)}</p>
    </>
  );
}

/** Whether a worker controls this page. It answers every address: with the document, or else with its offline page, which lists what can be read. */
export function isControlled(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
