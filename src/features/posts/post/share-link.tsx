import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/media/icon.tsx';
import style from './share-link.css?url';

export interface ShareLinkProps {
  className: string | undefined;
  url: () => string;
  /** When the sheet cannot be shown. */
  onFailure: () => void;
}

/** Hands the page's title and address to the system's share sheet. Loaded only where there is one. */
export function ShareLink({ className, url, onFailure }: ShareLinkProps) {
  const { t } = useTranslation();
  const share = () =>
    navigator.share({ title: document.title, url: url() }).catch((error: Error) => {
      // Closing the sheet is no failure.
      if (error.name !== 'AbortError') onFailure();
    });
  return (
    <button type="button" className={`share ${className}`} onClick={() => void share()}>
      <link rel="stylesheet" href={style} precedence="default" />
      <Icon name="external" />
      {t('ui.share')}
    </button>
  );
}
