import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { canReachSite } from '#src/shared/dom/can-reach-site.ts';
import { Button } from '#src/ui/form/button.tsx';
import { findReadable } from './find-readable.ts';

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
