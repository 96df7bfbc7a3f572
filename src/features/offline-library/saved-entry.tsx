import { useTranslation } from 'react-i18next';
import type { SavedItem } from '#core/offline/messages.ts';
import type { Locale } from '#core/site/locales.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Button } from '#src/ui/form/button.tsx';
import { localeOf } from './load-library.ts';
import type { OfferProps } from './offer.tsx';
import { SaveProgress } from './save-progress.tsx';

type Props = OfferProps & { item: SavedItem; isNewer: boolean; onRemove: () => void };

/** One saved item: a link to it, its size and date, its state, and its actions. */
export function SavedEntry({ item, isNewer, saving, onSave, onCancel, onRemove }: Props) {
  const { t, i18n } = useTranslation('offline');
  const locale = i18n.language as Locale;
  const { id, kind, title, url, pdf, state } = item;
  const progress = saving.find((one) => one.id === id);
  const isWhole = state === 'whole';
  const note = isWhole ? (isNewer ? t('state.newer') : undefined) : t(`state.${state}`);
  const again = repeatAction(state, isNewer);
  const nameAction = (action: string) => `${action}: ${title}`;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(item.savedAt);
  return (
    <li className="library-item">
      <p className="library-name" lang={localeOf(id)}>
        {isWhole ? <a href={url}>{title}</a> : title}
      </p>
      <p className="library-note">
        {kind !== 'site' && `${t(`kinds.${kind}`)} · `}
        {fileSize(item.bytes, locale)} · {t('saved.on', { date: day })}
      </p>
      {note && <p className="library-warning">{note}</p>}
      {progress ? (
        <SaveProgress progress={progress} onCancel={() => onCancel(id)} />
      ) : (
        <p className="library-actions">
          {isWhole && pdf && (
            <a className="library-link" href={pdf} target="_blank" rel="noopener" aria-label={nameAction(t('actions.pdf'))}>
              {t('actions.pdf')}
            </a>
          )}
          {again && (
            <Button look="outline" aria-label={nameAction(t(`actions.${again}`))} onClick={() => onSave(id, title)}>
              {t(`actions.${again}`)}
            </Button>
          )}
          <Button look="outline" aria-label={nameAction(t('actions.remove'))} onClick={onRemove}>
            {t('actions.remove')}
          </Button>
        </p>
      )}
    </li>
  );
}

/** How saving can be repeated, where it can. */
function repeatAction(state: SavedItem['state'], isNewer: boolean): 'again' | 'continue' | 'update' | undefined {
  if (state === 'evicted') return 'again';
  if (state === 'partial') return 'continue';
  return isNewer ? 'update' : undefined;
}
