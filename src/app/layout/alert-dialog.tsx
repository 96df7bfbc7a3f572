import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { dropPageAlerts, settleAlert } from '#src/state/show-alert.ts';
import { useAppDispatch, useAppSelector } from '#src/state/store.ts';
import s from '#src/ui/feedback/dialog.module.css';
import { Button } from '#src/ui/form/button.tsx';

const CONFIRMED = 'confirmed';

/**
 * The site's alert (spec 3, 4), and its question with two answers. A native dialog keeps the focus and returns it on closing. The alert is
 * settled after that, so that the caller may then move the focus. It goes with its page.
 */
export function AlertDialog() {
  const { t } = useTranslation('messages');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key } = useLocation();
  const alert = useAppSelector((state) => state.alert);
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useRef<typeof alert>(undefined);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !alert.is) return undefined;
    element.returnValue = '';
    element.showModal();
    opened.current = alert;
    return () => element.close();
  }, [alert]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history has a key of its own
  useEffect(() => () => dispatch(dropPageAlerts()), [dispatch, key]);
  const settle = () => {
    // The event comes later than the closing: by then the next alert may be open, or wait.
    if (!alert.is || opened.current !== alert || dialog.current?.open) return;
    const isConfirmed = alert.type === 'btn-confirm' || dialog.current?.returnValue === CONFIRMED;
    dispatch(settleAlert(isConfirmed));
    if (isConfirmed && alert.link) navigate(alert.link);
  };
  return (
    <dialog
      ref={dialog}
      className={s.alert}
      role="alertdialog"
      aria-labelledby="alert-message"
      aria-describedby={alert.detail && 'alert-detail'}
      onClose={settle}
    >
      <p id="alert-message" className={s.message}>
        {alert.message}
      </p>
      {alert.detail && (
        <p id="alert-detail" className={s.detail}>
          {alert.detail}
        </p>
      )}
      <Button onClick={() => dialog.current?.close(CONFIRMED)}>
        {alert.type === 'btn-choice' ? alert.confirmLabel : t('alert.confirm')}
      </Button>
      {alert.type === 'btn-choice' && (
        <Button look="outline" onClick={() => dialog.current?.close()}>
          {alert.cancelLabel}
        </Button>
      )}
    </dialog>
  );
}
