import type { Saving } from '#core/offline/messages.ts';
import type { Locale } from '#core/site/locales.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Button } from '#src/ui/button.tsx';
import { type LibraryWords, put } from './words.ts';

interface Props {
  job: Saving;
  words: LibraryWords;
  locale: Locale;
  onCancel: () => void;
}

/** How far saving is, in bytes, and the way to call it off. */
export function Progress({ job, words, locale, onCancel }: Props) {
  const { title, done, total } = job;
  const far = put(words.progress, { done: fileSize(done, locale), total: fileSize(total, locale) });
  return (
    <div className="library-progress">
      <progress value={done} max={total} aria-label={put(words.saving, { title })} aria-valuetext={far} />
      <span className="library-note">{done > 0 ? far : words.waiting}</span>
      <Button look="outline" aria-label={`${words.actions.cancel}: ${title}`} onClick={onCancel}>
        {words.actions.cancel}
      </Button>
    </div>
  );
}
