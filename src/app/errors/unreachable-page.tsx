import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePage } from '#src/pages/page-module.ts';
import { reloadOnce, reloadStoredOnce } from '#src/shared/dom/reload-guard.ts';
import { ErrorMessage } from '#src/ui/feedback/error-message.tsx';
import { Button } from '#src/ui/form/button.tsx';
import { isDocumentStored, listReadablePages, type ReadablePage } from './readable-pages.ts';

/**
 * A page whose code or data did not come. Where its document is stored the browser loads that; after a deploy a reload brings the
 * new code, once in 60 s (spec 4). Else the visitor is told, can try again, and sees what can be read without the network.
 */
export function UnreachablePage({ isChunkMissing }: { isChunkMissing: boolean }) {
  const { t } = useTranslation(['errors', 'meta']);
  const { locale } = usePage();
  const { pathname } = useLocation();
  const [readable, setReadable] = useState<readonly ReadablePage[]>();
  useEffect(() => {
    let isCurrent = true;
    const recover = async () => {
      const isStored = await isDocumentStored(pathname);
      const isReloading = isStored ? reloadStoredOnce() : isChunkMissing && reloadOnce();
      if (isReloading) return;
      // Without the network the worker answers with its offline page, which lists all that can be read. It is no page of the app.
      if (!isStored && !navigator.onLine && navigator.serviceWorker?.controller) return location.reload();
      const pages = await listReadablePages(locale);
      if (isCurrent) setReadable(pages);
    };
    recover().catch(() => isCurrent && setReadable([]));
    return () => {
      isCurrent = false;
    };
  }, [pathname, locale, isChunkMissing]);
  if (!readable) return null;
  return (
    <ErrorMessage heading={t('navigation.heading')} body={t('navigation.body')}>
      <Button onClick={() => location.reload()}>{t('navigation.retry')}</Button>
      {readable.length > 0 && (
        <nav aria-labelledby="readable-pages">
          <h2 id="readable-pages">{t('navigation.readable')}</h2>
          <ul>
            {readable.map(({ path, id }) => (
              <li key={path}>
                <a href={path}>{t(`meta:pages.${id}.title`)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </ErrorMessage>
  );
}
