import { Button } from '#src/ui/form/button.tsx';
import s from './list-message.module.css';

/** What stands in a list's place: loader, empty, no hit, failure. */
export function ListMessage({
  text,
  isBusy = false,
  action,
}: {
  text: string;
  isBusy?: boolean;
  action?: { label: string; run: () => void };
}) {
  return (
    <div className={s.message} role="status">
      {isBusy && <span className={s.loader} aria-hidden="true" />}
      <p>{text}</p>
      {action && (
        <Button look="outline" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
