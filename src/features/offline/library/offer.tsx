import type { LibraryItem } from '#core/offline/library.ts';
import type { SavedItem, Saving } from '#core/offline/messages.ts';
import type { Locale } from '#core/site/locales.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Button } from '#src/ui/button.tsx';
import { Progress } from './progress.tsx';
import { type LibraryWords, put } from './words.ts';

export interface OfferProps {
  words: LibraryWords;
  locale: Locale;
  saved: readonly SavedItem[];
  saving: readonly Saving[];
  onSave: (id: string, title: string) => void;
  onCancel: (id: string) => void;
  /** Bytes to fetch. */
  sizeOf: (item: LibraryItem) => number;
}

/** One thing that can be saved: what it is, its size, and the button, or how far it is. */
export function Offer({ item, words, locale, saved, saving, onSave, onCancel, sizeOf }: OfferProps & { item: LibraryItem }) {
  const { id, kind } = item;
  const title = kind === 'list' ? put(words.all, { title: item.title }) : item.title;
  const job = saving.find((one) => one.id === id);
  const isHeld = saved.some((one) => one.id === id && one.state === 'whole' && one.version === item.version);
  const size = fileSize(sizeOf(item), locale);
  return (
    <li className="library-item">
      <p className="library-name">{title}</p>
      <p className="library-note">
        {kind !== 'site' && `${words.kinds[kind]} · `}
        {size}
      </p>
      {job ? (
        <Progress job={job} words={words} locale={locale} onCancel={() => onCancel(id)} />
      ) : (
        <p className="library-actions">
          {isHeld ? (
            <span className="library-done">{words.state.whole}</span>
          ) : (
            <Button look="outline" aria-label={`${words.actions.save}: ${title}, ${size}`} onClick={() => onSave(id, item.title)}>
              {words.actions.save}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
