import type { Locale } from '#core/site/locales.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Button } from '#src/ui/button.tsx';
import type { StorageState } from './use-storage.ts';
import type { LibraryWords } from './words.ts';

interface Props {
  words: LibraryWords;
  locale: Locale;
  storage: StorageState & { ask: () => Promise<void> };
  hasSaved: boolean;
}

/** As files are counted; space comes in gigabytes, too. */
function spaceSize(bytes: number, locale: Locale): string {
  if (bytes < 1e9) return fileSize(bytes, locale);
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1e9)}\u00a0GB`;
}

/** The space there is, and whether the browser has promised to keep what is saved. */
export function StorageLines({ words, locale, storage, hasSaved }: Props) {
  const { used, free, isKept, ask } = storage;
  const { storage: says } = words;
  const lines = [
    { name: says.used, bytes: used },
    { name: says.free, bytes: free },
  ].filter((line): line is { name: string; bytes: number } => line.bytes !== undefined);
  if (lines.length === 0 && isKept === undefined) return null;
  return (
    <section aria-labelledby="library-storage">
      <h3 id="library-storage">{says.heading}</h3>
      {lines.length > 0 && (
        <dl className="library-storage">
          {lines.map(({ name, bytes }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{spaceSize(bytes, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isKept !== undefined && <p className="library-note">{isKept ? says.kept : says.mayGo}</p>}
      {isKept === false && hasSaved && (
        <p className="library-actions">
          <Button look="outline" onClick={() => void ask()}>
            {says.ask}
          </Button>
        </p>
      )}
    </section>
  );
}
