import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { alertHidden } from '#src/state/slices.ts';
import s from '#src/ui/alert-box.module.css';
import { Button } from '#src/ui/button.tsx';

/** The site's alert (spec 3, 4): a native dialog, which keeps the focus and gives it back. */
export function AlertDialog() {
  const { t } = useTranslation('messages');
  const dispatch = useAppDispatch();
  const alert = useAppSelector((state) => state.alert);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (alert.is && !dialog.current?.open) dialog.current?.showModal();
    if (!alert.is && dialog.current?.open) dialog.current.close();
  }, [alert.is]);
  const confirm = () => {
    const { link } = alert;
    dispatch(alertHidden());
    if (link) location.assign(link);
  };
  return (
    <dialog
      ref={dialog}
      className={s.dialog}
      role="alertdialog"
      aria-labelledby="alert-message"
      onClose={() => alert.is && dispatch(alertHidden())}
    >
      <p id="alert-message" className={s.message}>
        {alert.message}
      </p>
      <Button onClick={confirm}>{t('alert.confirm')}</Button>
    </dialog>
  );
}
