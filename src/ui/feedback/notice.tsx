import type { ReactNode } from 'react';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './notice.module.css';

interface Props {
  label: string;
  children: ReactNode;
  mark?: 'done' | 'waiting';
  /** Stands above another notice. */
  raised?: boolean;
}

/** A dark strip at the foot that says one thing, spoken politely. The region is always there; empty, it shows nothing. */
export function Notice({ label, children, mark, raised = false }: Props) {
  return (
    <div className={`${s.region} ${raised ? s.raised : ''}`} role="status" aria-label={label}>
      {children && (
        <div className={s.notice}>
          {mark === 'done' && <Icon name="check" className={s.mark} />}
          {mark === 'waiting' && <span className={s.waiting} aria-hidden="true" />}
          <div>{children}</div>
        </div>
      )}
    </div>
  );
}
