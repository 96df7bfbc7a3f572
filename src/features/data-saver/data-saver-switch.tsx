import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isDataSaverOn, networkInformation } from '#src/shared/isomorphic/connection.ts';
import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { connectionChanged } from '#src/state/slices.ts';
import box from '#src/ui/form/checkbox.module.css';
import { chooseDataSaver } from './data-saver.ts';
import s from './data-saver-switch.module.css';

/**
 * The switch of the site settings. Under data saver it works without the app, too: the boot script ticks the box and loads
 * data-saver.ts with its first use, the style sheet shows the note.
 */
export function DataSaverSwitch() {
  const { t } = useTranslation();
  const { isOn, choose } = useDataSaver();
  return (
    <label className={box.label}>
      <input
        id="data-saver"
        type="checkbox"
        className={box.box}
        autoComplete="off"
        checked={isOn}
        onChange={(event) => choose(event.target.checked)}
        suppressHydrationWarning
      />
      {t('ui.dataSaver')}
      {(['browser', 'on', 'off'] as const).map((note) => (
        <small key={note} className={`${s.note} ${s[note]}`}>
          {t(`dataSaver.${note}`)}
        </small>
      ))}
    </label>
  );
}

/** Whether data saver is on, and the way to switch it. The state is the store's: a running carousel stops with it. */
function useDataSaver() {
  const dispatch = useAppDispatch();
  const isOn = useAppSelector((state) => state.connection.saveData);
  const report = useCallback(() => dispatch(connectionChanged({ saveData: isDataSaverOn() })), [dispatch]);
  useEffect(() => {
    report();
    const network = networkInformation();
    network?.addEventListener('change', report);
    return () => network?.removeEventListener('change', report);
  }, [report]);
  const choose = (isWanted: boolean) => {
    chooseDataSaver(isWanted);
    report();
  };
  return { isOn, choose };
}
