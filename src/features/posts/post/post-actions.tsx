import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#src/shared/dom/copy-text.ts';
import { showAlert } from '#src/state/show-alert.ts';
import { useAppDispatch } from '#src/state/store.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './post-actions.module.css';
import type { ShareLinkProps } from './share-link.tsx';

const address = () => location.href.split('#')[0] as string;

/**
 * Copies the page's address; the spec's words say so (spec 8), other words when the browser refuses. Where the system has
 * a share sheet, a second button opens that.
 */
export function CopyLink() {
  const { t } = useTranslation(['common', 'messages']);
  const dispatch = useAppDispatch();
  const [Share, setShare] = useState<ComponentType<ShareLinkProps>>();
  useEffect(() => {
    if (!('share' in navigator)) return;
    import('./share-link.tsx').then(
      (module) => setShare(() => module.ShareLink),
      () => undefined,
    );
  }, []);
  const copy = async () => {
    const isCopied = await copyText(address());
    await dispatch(showAlert({ message: t(isCopied ? 'messages:link.copied' : 'messages:link.copyFailed') }));
  };
  return (
    <div>
      <button type="button" className={s.button} onClick={() => void copy()} data-needs-app="">
        <Icon name="link" />
        {t('ui.copyLink')}
      </button>
      {Share && <Share className={s.button} url={address} onFailure={() => void copy()} />}
    </div>
  );
}
