import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#src/shared/dom/secure-context.ts';
import { showAlert } from '#src/state/show-alert.ts';
import { useAppDispatch } from '#src/state/store.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import s from '../post.module.css';

const address = () => location.href.split('#')[0] as string;

/**
 * Copies the page's address; the spec's words say so (spec 8), other words when the browser refuses. Where the system has
 * a share sheet, a second button opens that.
 */
export function CopyLink() {
  const { t } = useTranslation(['common', 'messages']);
  const dispatch = useAppDispatch();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const copy = async () => {
    const isCopied = await copyText(address());
    await dispatch(showAlert({ message: t(isCopied ? 'messages:link.copied' : 'messages:link.copyFailed') }));
  };
  const share = () =>
    navigator.share({ title: document.title, url: address() }).catch((error: Error) => {
      // Closing the sheet is no failure.
      if (error.name !== 'AbortError') void copy();
    });
  return (
    <div>
      <button type="button" className={s.button} onClick={() => void copy()} data-needs-app="">
        <Icon name="link" />
        {t('ui.copyLink')}
      </button>
      {canShare && (
        <button type="button" className={s.button} onClick={() => void share()}>
          <Icon name="external" />
          {t('ui.share')}
        </button>
      )}
    </div>
  );
}
