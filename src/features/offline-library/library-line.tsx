import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveProgress } from '#core/offline/messages.ts';
import type { Locale } from '#core/site/locales.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Button } from '#src/ui/form/button.tsx';

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
export function LibraryLine({ name, lang, note, warning, progress, onCancel, children }: Props) {
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
