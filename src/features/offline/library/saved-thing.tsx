import type { SavedItem } from '#core/offline/messages.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Button } from '#src/ui/button.tsx';
import { localeOf } from './load-library.ts';
import type { OfferProps } from './offer.tsx';
import { Progress } from './progress.tsx';
import { put } from './words.ts';

type Props = OfferProps & { item: SavedItem; isNewer: boolean; onRemove: () => void };

/** One saved thing: a link to it, its size and day, and what has become of it. */
export function SavedThing({ item, isNewer, words, locale, saving, onSave, onCancel, onRemove }: Props) {
  const { id, kind, title, url, pdf, state } = item;
  const job = saving.find((one) => one.id === id);
  const isWhole = state === 'whole';
  const note = isWhole ? (isNewer ? words.state.newer : undefined) : words.state[state];
  const again =
    state === 'evicted' ? words.actions.again : state === 'partial' ? words.actions.continue : isNewer ? words.actions.update : undefined;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(item.savedAt);
  return (
    <li className="library-item">
      <p className="library-name" lang={localeOf(id)}>
        {isWhole ? <a href={url}>{title}</a> : title}
      </p>
      <p className="library-note">
        {kind !== 'site' && `${words.kinds[kind]} · `}
        {fileSize(item.bytes, locale)} · {put(words.saved.on, { date: day })}
      </p>
      {note && <p className="library-warning">{note}</p>}
      {job ? (
        <Progress job={job} words={words} locale={locale} onCancel={() => onCancel(id)} />
      ) : (
        <p className="library-actions">
          {isWhole && pdf && (
            <a className="library-link" href={pdf} target="_blank" rel="noopener" aria-label={`${words.actions.pdf}: ${title}`}>
              {words.actions.pdf}
            </a>
          )}
          {again && (
            <Button look="outline" aria-label={`${again}: ${title}`} onClick={() => onSave(id, title)}>
              {again}
            </Button>
          )}
          <Button look="outline" aria-label={`${words.actions.remove}: ${title}`} onClick={onRemove}>
            {words.actions.remove}
          </Button>
        </p>
      )}
    </li>
  );
}
