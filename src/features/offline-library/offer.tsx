import { useTranslation } from 'react-i18next';
import type { LibraryItem } from '#core/build/library.ts';
import type { SaveProgress as Progress, SavedItem } from '#core/offline/messages.ts';
import type { Locale } from '#core/site/locales.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Button } from '#src/ui/form/button.tsx';
import { SaveProgress } from './save-progress.tsx';
import type { LibraryActions } from './use-library-actions.ts';

export interface OfferProps extends Pick<LibraryActions, 'onSave' | 'onCancel' | 'sizeOf'> {
  saved: readonly SavedItem[];
  saving: readonly Progress[];
}

/** One thing that can be saved: what it is, its size, and a button to save it, or the progress of that. */
export function Offer({ item, saved, saving, onSave, onCancel, sizeOf }: OfferProps & { item: LibraryItem }) {
  const { t, i18n } = useTranslation('offline');
  const { id, kind } = item;
  const title = kind === 'list' ? t('all', { title: item.title }) : item.title;
  const progress = saving.find((one) => one.id === id);
  const isSaved = saved.some((one) => one.id === id && one.state === 'whole' && one.version === item.version);
  const size = fileSize(sizeOf(item), i18n.language as Locale);
  return (
    <li className="library-item">
      <p className="library-name">{title}</p>
      <p className="library-note">
        {kind !== 'site' && `${t(`kinds.${kind}`)} · `}
        {size}
      </p>
      {progress ? (
        <SaveProgress progress={progress} onCancel={() => onCancel(id)} />
      ) : (
        <p className="library-actions">
          {isSaved ? (
            <span className="library-done">{t('state.whole')}</span>
          ) : (
            <Button look="outline" aria-label={`${t('actions.save')}: ${title}, ${size}`} onClick={() => onSave(id, item.title)}>
              {t('actions.save')}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
