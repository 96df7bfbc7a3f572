import { Button } from '#src/ui/form/button.tsx';
import s from './message.module.css';

/** What stands in a list's place: loader, empty, no hit, failure. */
export function ListMessage({
  text,
  detail,
  isBusy = false,
  action,
}: {
  text: string;
  detail?: string | undefined;
  isBusy?: boolean;
  action?: { label: string; run: () => void };
}) {
  return (
    <div className={s.listMessage} role="status">
      {isBusy && <span className={s.loader} aria-hidden="true" />}
      <div>
        <p className={isBusy ? undefined : s.text}>{text}</p>
        {detail && <p>{detail}</p>}
      </div>
      {action && (
        <Button look="outline" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
