import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Button } from '#src/ui/form/button.tsx';

export interface StorageState {
  used?: number | undefined;
  free?: number | undefined;
  /** Whether the browser has agreed not to clear the storage; undefined where it does not say. */
  isPersisted?: boolean | undefined;
}

/** How much the site stores on this device and how much more it may store. Read again when `saved` changes. */
export function useStorage(saved: unknown) {
  const [state, setState] = useState<StorageState>({});
  const read = useCallback(async () => setState(await readStorage()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved changes the space that is used
  useEffect(() => void read(), [saved, read]);
  /** Some browsers ask the visitor, some decide by themselves. */
  const askToPersist = useCallback(async () => {
    await navigator.storage?.persist?.().catch(() => false);
    await read();
  }, [read]);
  return { ...state, askToPersist };
}

export async function readStorage(): Promise<StorageState> {
  const [estimate, isPersisted] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => undefined),
  ]);
  const { usage, quota } = estimate ?? {};
  const free = usage === undefined || quota === undefined ? undefined : Math.max(0, quota - usage);
  return { used: usage, free, isPersisted };
}

/** The space there is, and whether the browser has agreed to keep what is saved. */
export function Storage({ storage, hasSaved }: { storage: ReturnType<typeof useStorage>; hasSaved: boolean }) {
  const { t, i18n } = useTranslation('offline');
  const { used, free, isPersisted, askToPersist } = storage;
  const hasSizes = used !== undefined || free !== undefined;
  if (!hasSizes && isPersisted === undefined) return null;
  const line = (name: string, bytes: number | undefined) =>
    bytes !== undefined && (
      <div>
        <dt>{name}</dt>
        <dd>{spaceSize(bytes, i18n.language as Locale)}</dd>
      </div>
    );
  return (
    <section aria-labelledby="library-storage">
      <h3 id="library-storage">{t('storage.heading')}</h3>
      {hasSizes && (
        <dl className="library-storage">
          {line(t('storage.used'), used)}
          {line(t('storage.free'), free)}
        </dl>
      )}
      {isPersisted !== undefined && <p className="library-note">{isPersisted ? t('storage.kept') : t('storage.mayGo')}</p>}
      {isPersisted === false && hasSaved && (
        <p className="library-actions">
          <Button look="outline" onClick={() => void askToPersist()}>
            {t('storage.ask')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** As files are counted; space comes in gigabytes too. */
function spaceSize(bytes: number, locale: Locale): string {
  if (bytes < 1e9) return fileSize(bytes, locale);
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1e9)}\u00a0GB`;
}
