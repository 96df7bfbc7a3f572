import s from './status-line.module.css';

/** A status behind the line that stands for it: solid in operation, dashed planned, dotted under review, a pale field for what is not decided; red and dashed where a planned product flow is drawn so. */
export function StatusLine({ status, children }: { status: 'running' | 'planned' | 'plannedFlow' | 'review' | 'room'; children: string }) {
  return <span className={status === 'running' ? s.status : `${s.status} ${s[status]}`}>{children}</span>;
}
