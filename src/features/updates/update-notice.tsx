import newestChange from 'site:newest-change';
import { useEffect, useState } from 'react';
import { type Change, changelogUrl } from '#core/build/changelog.ts';
import type { Locale } from '#core/site/locales.ts';
import { useNamespace } from '#src/i18n/use-namespace.ts';
import { connectionChanged, useAppDispatch, useAppSelector } from '#src/state/store.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import style from '#src/ui/feedback/notice-actions.css?url';
import { activateUpdate, followUpdateInOtherTabs } from './register-service-worker.ts';

// From the moment that a version waits, also after 'Later': the visitor may agree in another tab.
followUpdateInOtherTabs();

/** Says that a new version waits and what is new in it. The status region is empty until both are known, so that screen readers announce it. @param version Counts the versions that have come to wait. */
export function UpdateNotice({ version }: { version: number }) {
  const dispatch = useAppDispatch();
  const locale = useAppSelector((state) => state.locale.locale);
  const t = useNamespace('update');
  const changes = useChangelog(locale, version);
  if (!t) return null;
  return (
    <Notice label={t('label')} raised>
      {changes && (
        <div className="notice-text">
          <link rel="stylesheet" href={style} precedence="default" />
          <p>{t('ready')}</p>
          {changes.length > 0 && (
            <>
              <p className="notice-news">{t('news')}</p>
              <ul className="notice-list">
                {changes.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          )}
          <p>
            <button type="button" className="notice-action" onClick={() => void activateUpdate()}>
              {t('refresh')}
            </button>
            <button type="button" className="notice-action" onClick={() => dispatch(connectionChanged({ updatesWaiting: 0 }))}>
              {t('later')}
            </button>
          </p>
        </div>
      )}
    </Notice>
  );
}

/** What is new, read again for another version or in another language; undefined until the first answer. */
function useChangelog(locale: Parameters<typeof fetchChangelog>[0], version: number): readonly string[] | undefined {
  const [changes, setChanges] = useState<readonly string[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version has changes of its own
  useEffect(() => {
    let isCurrent = true;
    void fetchChangelog(locale).then((texts) => isCurrent && setChanges(texts));
    return () => {
      isCurrent = false;
    };
  }, [locale, version]);
  return changes;
}

const MAX_CHANGES = 3;
const TIMEOUT = 3000;

/** What is new in the versions after this page's build, newest first; nothing where the list cannot be loaded. */
export async function fetchChangelog(locale: Locale): Promise<readonly string[]> {
  try {
    const response = await fetch(changelogUrl(locale), { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) });
    const changes = (await response.json()) as Change[];
    const known = changes.findIndex(({ id }) => id === newestChange);
    return changes.slice(0, known < 0 ? MAX_CHANGES : Math.min(known, MAX_CHANGES)).map(({ text }) => text);
  } catch {
    return [];
  }
}
