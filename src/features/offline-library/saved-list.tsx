import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedItem } from '#core/offline/messages.ts';
import type { Locale } from '#core/site/locales.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Button } from '#src/ui/form/button.tsx';
import { LibraryLine } from './library-line.tsx';
import { localeOf, type OfflineLibrary } from './use-offline-library.ts';

/** What is saved, newest first, each with its actions. */
export function SavedList({ library }: { library: OfflineLibrary }) {
  const { t } = useTranslation('offline');
  const [isAsking, setAsking] = useState(false);
  const all = [...(library.saved ?? [])].sort((a, b) => b.savedAt - a.savedAt);
  const answer = (isYes: boolean) => {
    setAsking(false);
    focusHeading();
    if (isYes) library.remove(all.map(({ id }) => id));
  };
  return (
    <section aria-labelledby="library-saved">
      {/* Takes the focus when the button that had it is removed. */}
      <h3 id="library-saved" tabIndex={-1}>
        {t('saved.heading')}
      </h3>
      {library.saved && all.length === 0 && <p className="library-note">{t('saved.none')}</p>}
      <ul className="library-list">
        {all.map((item) => (
          <SavedLine key={item.id} library={library} item={item} />
        ))}
      </ul>
      {all.length > 1 && !isAsking && (
        <p className="library-actions">
          <Button look="outline" onClick={() => setAsking(true)}>
            {t('saved.removeAll')}
          </Button>
        </p>
      )}
      {isAsking && (
        <p className="library-actions" role="group" aria-labelledby="library-question">
          <span id="library-question">{t('saved.question')}</span>
          <Button look="red" autoFocus onClick={() => answer(true)}>
            {t('saved.yes')}
          </Button>
          <Button look="outline" onClick={() => answer(false)}>
            {t('saved.no')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** One saved item: a link to it, its size and date, and its actions. */
function SavedLine({ library, item }: { library: OfflineLibrary; item: SavedItem }) {
  const { t, i18n } = useTranslation('offline');
  const locale = i18n.language as Locale;
  const { id, title, url, pdf } = item;
  const isWhole = item.state === 'whole';
  // What was withdrawn, or is of a kind that an earlier build offered, can be read and removed.
  const isWithdrawn = localeOf(id) === locale && library.offered?.items.every((one) => one.id !== id);
  const repeat = t(isWhole ? 'actions.again' : 'actions.continue');
  const nameAction = (action: string) => `${action}: ${title}`;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(item.savedAt);
  const remove = () => {
    focusHeading();
    library.remove([id], title);
  };
  return (
    <LibraryLine
      name={isWhole ? <a href={url}>{title}</a> : title}
      lang={localeOf(id)}
      note={`${fileSize(item.bytes, locale)} · ${t('saved.on', { date })}`}
      warning={!isWhole && t('state.partial')}
      progress={library.progressOf(id)}
      onCancel={() => library.cancel(id)}
    >
      {isWhole && pdf && (
        <a className="library-link" href={pdf} target="_blank" rel="noopener" aria-label={nameAction(t('actions.pdf'))}>
          {t('actions.pdf')}
        </a>
      )}
      {!isWithdrawn && (
        <Button look="outline" aria-label={nameAction(repeat)} onClick={() => library.save(id, title)}>
          {repeat}
        </Button>
      )}
      <Button look="outline" aria-label={nameAction(t('actions.remove'))} onClick={remove}>
        {t('actions.remove')}
      </Button>
    </LibraryLine>
  );
}

function focusHeading(): void {
  document.getElementById('library-saved')?.focus();
}
