import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Button } from '#src/ui/form/button.tsx';
import type { useStorage } from './use-storage.ts';

interface Props {
  storage: ReturnType<typeof useStorage>;
  hasSaved: boolean;
}

/** The space there is, and whether the browser has agreed to keep what is saved. */
export function StorageLines({ storage, hasSaved }: Props) {
  const { t, i18n } = useTranslation('offline');
  const { used, free, isPersisted, askToPersist } = storage;
  const lines = [
    { name: t('storage.used'), bytes: used },
    { name: t('storage.free'), bytes: free },
  ].filter((line): line is { name: string; bytes: number } => line.bytes !== undefined);
  if (lines.length === 0 && isPersisted === undefined) return null;
  return (
    <section aria-labelledby="library-storage">
      <h3 id="library-storage">{t('storage.heading')}</h3>
      {lines.length > 0 && (
        <dl className="library-storage">
          {lines.map(({ name, bytes }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{spaceSize(bytes, i18n.language as Locale)}</dd>
            </div>
          ))}
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
