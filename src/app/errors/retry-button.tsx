import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageToWorker, Readable } from '#core/offline/messages.ts';
import type { Locale } from '#core/site/locales.ts';
import { usePage } from '#src/pages/page-module.ts';
import { canReachSite } from '#src/shared/dom/can-reach-site.ts';
import { Button } from '#src/ui/form/button.tsx';

/**
 * Loads the document of this address again, where it is stored or the server answers. Else the visitor is told that it does not: a
 * reload would end at the browser's error page.
 */
export function RetryButton({ path }: { path?: string }) {
  const { t } = useTranslation('errors');
  const { locale } = usePage();
  const [state, setState] = useState<'idle' | 'asking' | 'unanswered'>('idle');
  const retry = async () => {
    if (state === 'asking') return;
    setState('asking');
    const isStored = path !== undefined && (await findReadable(path, locale)).isStored;
    if (isStored || (await canReachSite())) location.reload();
    setState('unanswered');
  };
  return (
    <>
      <Button onClick={retry}>{t('navigation.retry')}</Button>
      <p role="status">{state === 'idle' ? '' : t(`navigation.${state}`)}</p>
    </>
  );
}

/** For so long, in milliseconds, the worker may look; one of an older build does not answer. */
const TIMEOUT = 3000;

const NOTHING: Readable = { isStored: false, pages: [] };

/** Asks the worker that controls this page what can be read without the network: this page's document, and which others. */
export function findReadable(path: string, locale: Locale): Promise<Readable> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(NOTHING);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Readable>) => resolve(data);
    setTimeout(resolve, TIMEOUT, NOTHING);
    worker.postMessage({ type: 'FIND_READABLE', path, locale } satisfies MessageToWorker, [port2]);
  });
}
