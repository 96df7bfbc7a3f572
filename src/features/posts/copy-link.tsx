import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#src/state/hooks.ts';
import { alertShown } from '#src/state/slices.ts';
import { Icon } from '#src/ui/icon.tsx';
import s from './copy-link.module.css';

/** Copies the page's address; the spec's words say so (spec 8), other words when the browser refuses. */
export function CopyLink() {
  const { t } = useTranslation(['common', 'messages']);
  const dispatch = useAppDispatch();
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(location.href.split('#')[0] as string).then(
      () => true,
      () => false,
    );
    dispatch(alertShown({ message: t(isCopied ? 'messages:link.copied' : 'messages:link.copyFailed') }));
  };
  return (
    <button type="button" className={s.button} onClick={() => void copy()} data-needs-app="">
      <Icon name="link" />
      {t('ui.copyLink')}
    </button>
  );
}
