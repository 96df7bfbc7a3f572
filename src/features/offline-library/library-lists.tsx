import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibraryItem } from '#core/build/library.ts';
import type { SavedItem, SaveProgress } from '#core/offline/messages.ts';
import type { Locale } from '#core/site/locales.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
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

const GROUPS = ['newsroom', 'notice', 'images', 'videos', 'brochures'] as const;

/** Everything that can be saved: the whole site, and the rest by kind. */
export function Offers({ library }: { library: OfflineLibrary }) {
  const { t } = useTranslation('offline');
  const itemsOf = (kind: LibraryItem['kind']) => library.offered?.items.filter((item) => item.kind === kind) ?? [];
  const offersOf = (kind: LibraryItem['kind']) => (
    <ul className="library-list">
      {itemsOf(kind).map((item) => (
        <Offer key={item.id} library={library} item={item} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="library-offers">
      <h3 id="library-offers">{t('offers.heading')}</h3>
      {library.offered ? offersOf('site') : <p className="library-note">{t('offers.none')}</p>}
      {GROUPS.filter((group) => itemsOf(group).length > 0).map((group) => (
        <details key={group} className="library-group">
          <summary>
            <span>{t(`groups.${group}`)}</span>
            <Icon name="chevron" />
          </summary>
          {offersOf(group)}
        </details>
      ))}
    </section>
  );
}

/** One thing that can be saved: what it is, its size, and a button to save it. */
export function Offer({ library, item: { id, title, bytes } }: { library: OfflineLibrary; item: LibraryItem }) {
  const { t, i18n } = useTranslation('offline');
  const size = fileSize(bytes, i18n.language as Locale);
  const isSaved = library.saved?.some((one) => one.id === id && one.state === 'whole');
  return (
    <LibraryLine name={title} note={size} progress={library.progressOf(id)} onCancel={() => library.cancel(id)}>
      {isSaved ? (
        <span className="library-done">{t('state.whole')}</span>
      ) : (
        <Button look="outline" aria-label={`${t('actions.save')}: ${title}, ${size}`} onClick={() => library.save(id, title)}>
          {t('actions.save')}
        </Button>
      )}
    </LibraryLine>
  );
}

interface Props {
  name: ReactNode;
  lang?: string | undefined;
  note: string;
  warning?: string | false;
  /** How far saving is, while it is being saved. */
  progress: SaveProgress | undefined;
  onCancel: () => void;
  /** The actions while it is not. */
  children: ReactNode;
}

/** A line of the library: what it is, and what can be done with it. */
function LibraryLine({ name, lang, note, warning, progress, onCancel, children }: Props) {
  return (
    <li className="library-item">
      <p className="library-name" lang={lang}>
        {name}
      </p>
      <p className="library-note">{note}</p>
      {warning && <p className="library-warning">{warning}</p>}
      {progress ? <Progress progress={progress} onCancel={onCancel} /> : <p className="library-actions">{children}</p>}
    </li>
  );
}

/** How far saving is, in bytes, and a button to cancel it. */
function Progress({ progress: { title, done, total }, onCancel }: { progress: SaveProgress; onCancel: () => void }) {
  const { t, i18n } = useTranslation('offline');
  const locale = i18n.language as Locale;
  const text = t('progress', { done: fileSize(done, locale), total: fileSize(total, locale) });
  return (
    <div className="library-progress">
      <progress value={done} max={total} aria-label={t('saving', { title })} aria-valuetext={text} />
      <span className="library-note">{done > 0 ? text : t('waiting')}</span>
      <Button look="outline" aria-label={`${t('actions.cancel')}: ${title}`} onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
    </div>
  );
}
