import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import s from './dialog.module.css';
import { Icon } from './icon.tsx';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** For reading: long texts get a wide sheet. */
  wide?: boolean;
}

/** A native modal dialog: it keeps the focus while it is open and gives it back to its opener when it goes. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it leaves the document: only then does the focus return.
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the element brings along
    <dialog
      ref={dialog}
      className={`${s.dialog} ${wide ? s.wide : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={s.sheet}>
        <header className={s.head}>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <button type="button" className={s.close} aria-label={t('ui.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className={s.body} tabIndex={0} role="region" aria-labelledby={heading}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
