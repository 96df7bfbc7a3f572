import { useState } from 'react';
import type { Library } from '#core/offline/library.ts';
import type { SavedItem } from '#core/offline/messages.ts';
import { Button } from '#src/ui/button.tsx';
import type { OfferProps } from './offer.tsx';
import { SavedThing } from './saved-thing.tsx';

type Props = OfferProps & {
  library: Library | undefined;
  /** The worker has answered. */
  isKnown: boolean;
  /** Without a title: all of them. */
  onRemove: (ids: readonly string[], title?: string) => void;
};

/** What is saved, newest first, each with what can be done about it. */
export function SavedList({ library, isKnown, onRemove, ...offers }: Props) {
  const { words, saved } = offers;
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
      {/* The focus goes here when what had it is gone. */}
      <h3 id="library-saved" tabIndex={-1}>
        {words.saved.heading}
      </h3>
      {isKnown && all.length === 0 && <p className="library-note">{words.saved.none}</p>}
      <ul className="library-list">
        {all.map((item) => (
          <SavedThing key={item.id} {...offers} item={item} isNewer={isNewer(item)} onRemove={() => removeOne(item)} />
        ))}
      </ul>
      {all.length > 1 && !isAsking && (
        <p className="library-actions">
          <Button look="outline" onClick={() => setAsking(true)}>
            {words.saved.removeAll}
          </Button>
        </p>
      )}
      {isAsking && (
        <p className="library-actions" role="group" aria-labelledby="library-question">
          <span id="library-question">{words.saved.question}</span>
          <Button look="red" autoFocus onClick={() => answer(() => onRemove(all.map(({ id }) => id)))}>
            {words.saved.yes}
          </Button>
          <Button look="outline" onClick={() => answer(() => undefined)}>
            {words.saved.no}
          </Button>
        </p>
      )}
    </section>
  );
}

function focusHeading(): void {
  document.getElementById('library-saved')?.focus();
}
