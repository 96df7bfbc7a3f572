import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Library } from '#core/build/library.ts';
import type { SavedItem } from '#core/offline/messages.ts';
import { Button } from '#src/ui/form/button.tsx';
import type { OfferProps } from './offer.tsx';
import { SavedEntry } from './saved-entry.tsx';
import type { LibraryActions } from './use-library-actions.ts';

type Props = OfferProps & {
  library: Library | undefined;
  /** The worker has answered. */
  isKnown: boolean;
  onRemove: LibraryActions['onRemove'];
};

/** What is saved, newest first, each with its actions. */
export function SavedList({ library, isKnown, onRemove, ...offers }: Props) {
  const { t } = useTranslation('offline');
  const { saved } = offers;
  const [isAsking, setAsking] = useState(false);
  const isNewer = ({ id, version }: SavedItem) => {
    const offered = library?.items.find((item) => item.id === id);
    return offered !== undefined && offered.version !== version;
  };
  const removeOne = ({ id, title }: SavedItem) => {
    focusHeading();
    onRemove([id], title);
  };
  const answer = (act: () => void) => {
    setAsking(false);
    focusHeading();
    act();
  };
  const all = [...saved].sort((a, b) => b.savedAt - a.savedAt);
  return (
    <section aria-labelledby="library-saved">
      {/* Takes the focus when the button that had it is removed. */}
      <h3 id="library-saved" tabIndex={-1}>
        {t('saved.heading')}
      </h3>
      {isKnown && all.length === 0 && <p className="library-note">{t('saved.none')}</p>}
      <ul className="library-list">
        {all.map((item) => (
          <SavedEntry key={item.id} {...offers} item={item} isNewer={isNewer(item)} onRemove={() => removeOne(item)} />
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
          <Button look="red" autoFocus onClick={() => answer(() => onRemove(all.map(({ id }) => id)))}>
            {t('saved.yes')}
          </Button>
          <Button look="outline" onClick={() => answer(() => undefined)}>
            {t('saved.no')}
          </Button>
        </p>
      )}
    </section>
  );
}

function focusHeading(): void {
  document.getElementById('library-saved')?.focus();
}
