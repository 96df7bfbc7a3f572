import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Readable } from '#core/offline/messages.ts';
import { usePage } from '#src/pages/page-module.ts';
import { canReachSite } from '#src/shared/dom/can-reach-site.ts';
import { UNREACHABLE_MARK } from '#src/shared/dom/marks.ts';
import { isChunkError, isMissingNodeError, loadDocument, reloadOnce } from '#src/shared/dom/reload-guard.ts';
import { ErrorMessage } from '#src/ui/feedback/error-message.tsx';
import { findReadable } from './find-readable.ts';
import { RetryButton } from './retry-button.tsx';

/** What brings the page may take this long, in milliseconds, before the visitor is told: most reloads take less. */
const WORDS_DELAY = 300;

/**
 * A page whose code or data did not come, or whose document React no longer recognises. The browser loads the page's stored document; after
 * a deploy it reloads once in 60 s (spec 4). Else the page offers a retry and offline reading.
 */
export function UnreachablePage({ error }: { error: unknown }) {
  const isChunkMissing = isChunkError(error);
  // Somebody else has changed the document so that React could not go on with it.
  const isNodeMissing = isMissingNodeError(error);
  const { t } = useTranslation('errors');
  const { locale } = usePage();
  const { pathname } = useLocation();
  const [readable, setReadable] = useState<Readable['pages']>([]);
  const [isAnswering, setAnswering] = useState(false);
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    performance.mark(UNREACHABLE_MARK);
    let isCurrent = true;
    const timer = setTimeout(setSaid, WORDS_DELAY, true);
    // The visitor may have gone elsewhere while the server was asked.
    const reload = () => isCurrent && location.reload();
    const recover = async () => {
      const { isStored, pages } = await findReadable(pathname, locale);
      const comes = isStored || (isNodeMissing && (await canReachSite()));
      const isReloading = comes ? loadDocument(pathname, reload) : isChunkMissing && (await reloadOnce(reload));
      if (isReloading) return;
      // Without the network the worker answers with its offline page, which lists all that can be read. It is no page of the app.
      if (!isStored && !navigator.onLine && navigator.serviceWorker?.controller && !(await canReachSite())) return reload();
      const answers = isChunkMissing && (await canReachSite());
      if (!isCurrent) return;
      setAnswering(answers);
      setReadable(pages);
      setSaid(true);
    };
    recover().catch(() => isCurrent && setSaid(true));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [pathname, locale, isChunkMissing, isNodeMissing]);
  if (!isSaid) return null;
  const cause = isNodeMissing ? 'changed' : isAnswering ? 'missing' : 'body';
  return (
    <ErrorMessage heading={t('navigation.heading')} body={t(`navigation.${cause}`)}>
      <RetryButton path={pathname} />
      {readable.length > 0 && (
        <nav aria-labelledby="readable-pages">
          <h2 id="readable-pages">{t('navigation.readable')}</h2>
          <ul>
            {readable.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </ErrorMessage>
  );
}
