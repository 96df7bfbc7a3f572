import { useCallback, useEffect } from 'react';
import { isDataSaverOn, networkInformation } from '#src/shared/isomorphic/connection.ts';
import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { connectionChanged } from '#src/state/slices.ts';
import { chooseDataSaver } from './data-saver.ts';

/** Whether data saver is on, and the way to switch it. The state is the store's: a running carousel stops with it. */
export function useDataSaver() {
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
