import { useTranslation } from 'react-i18next';
import type { SaveProgress as Progress } from '#core/offline/messages.ts';
import type { Locale } from '#core/site/locales.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Button } from '#src/ui/form/button.tsx';

interface Props {
  progress: Progress;
  onCancel: () => void;
}

/** How far saving is, in bytes, and a button to cancel it. */
export function SaveProgress({ progress: { title, done, total }, onCancel }: Props) {
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
