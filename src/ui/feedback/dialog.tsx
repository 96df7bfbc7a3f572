import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rootMarks } from '#src/shared/dom/document-marks.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './dialog.module.css';
import type { OverlayModule } from './overlay-module.ts';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  look: OverlayModule['look'];
}

/** A native modal dialog: it keeps the focus while it is open and gives it back to its opener when it goes. */
export function Dialog({ title, onClose, children, look }: Props) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const hasHeading = look === 'narrow' || look === 'sheet';
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const root = document.documentElement;
    // The scroll bar goes, and what it took stays free: the page keeps its width, and what is measured by the window its size.
    root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`);
    rootMarks().dialog = look;
    return () => {
      delete rootMarks().dialog;
      root.style.removeProperty('--scroll-bar');
      // Closed before it leaves the document: only then does the focus return.
      element?.close();
    };
  }, [look]);
  const closeButton = (
    <button type="button" className={`${s.close} ${hasHeading ? '' : s.corner}`} aria-label={t('ui.close')} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the element brings along
    <dialog
      ref={dialog}
      className={`${s.dialog} ${s[look]}`}
      {...(hasHeading ? { 'aria-labelledby': heading } : { 'aria-label': title })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {hasHeading ? (
        <div className={s.sheetInner}>
          <header className={s.head}>
            <h2 id={heading} className={s.title}>
              {title}
            </h2>
            {closeButton}
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div className={s.body} tabIndex={0} role="region" aria-labelledby={heading}>
            {children}
          </div>
        </div>
      ) : (
        <>
          {children}
          {closeButton}
        </>
      )}
    </dialog>
  );
}
