import { Icon } from './icon.tsx';
import s from './notice.module.css';

interface Props {
  label: string;
  children: string;
  mark?: 'done' | 'waiting';
  action?: { label: string; run: () => void };
  /** Stands above another notice. */
  raised?: boolean;
}

/** A dark strip at the foot that says one thing, spoken politely. The region is always there; empty, it shows nothing. */
export function Notice({ label, children, mark, action, raised = false }: Props) {
  return (
    <div className={`${s.region} ${raised ? s.raised : ''}`} role="status" aria-label={label}>
      {children && (
        <div className={s.notice}>
          {mark === 'done' && <Icon name="check" className={s.mark} />}
          {mark === 'waiting' && <span className={s.waiting} aria-hidden="true" />}
          <span>{children}</span>
          {action && (
            <button type="button" className={s.action} onClick={action.run}>
              {action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
