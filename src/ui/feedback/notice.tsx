import { type ReactNode, useLayoutEffect } from 'react';
import { rootMarks } from '#src/shared/dom/document-marks.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './notice.module.css';

interface RegionProps {
  label: string;
  children: ReactNode;
  raised?: boolean;
}

interface StripProps {
  mark?: 'done' | 'waiting' | undefined;
  children: ReactNode;
  /** Stands hidden in the document, to be shown by it. */
  isDormant?: boolean;
}

/** A dark strip at the foot that says one thing, spoken politely. The region is always there; empty, it shows nothing. */
export function Notice({ label, children, mark, raised = false }: RegionProps & StripProps) {
  return (
    <NoticeRegion label={label} raised={raised}>
      {children && <NoticeStrip mark={mark}>{children}</NoticeStrip>}
    </NoticeRegion>
  );
}

/** The place of strips that come and go by themselves. */
export function NoticeRegion({ label, children, raised = false }: RegionProps) {
  return (
    <div className={`${s.region} ${raised ? s.raised : ''}`} role="status" aria-label={label}>
      {children}
    </div>
  );
}

export function NoticeStrip({ mark, children, isDormant = false }: StripProps) {
  useLayoutEffect(() => (isDormant ? undefined : countNotice()), [isDormant]);
  return (
    <div className={mark === 'waiting' ? `${s.notice} ${s.waiting}` : s.notice}>
      {mark === 'done' && <Icon name="check" className={s.mark} />}
      <div>{children}</div>
    </div>
  );
}

/** The root element says how many strips are shown: the page keeps what is focused above them. */
function countNotice(): () => void {
  const marks = rootMarks();
  const add = (number: number) => {
    const count = Number(marks.notices ?? 0) + number;
    if (count > 0) marks.notices = String(count);
    else delete marks.notices;
  };
  add(1);
  return () => add(-1);
}
