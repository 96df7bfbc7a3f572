import { type ComponentType, type ToggleEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseDataSaver } from '#src/shared/dom/data-saver.ts';
import { isDataSaverOn, networkInformation } from '#src/shared/isomorphic/connection.ts';
import { connectionChanged } from '#src/state/slices.ts';
import { useAppDispatch, useAppSelector } from '#src/state/store.ts';
import dialog from '#src/ui/feedback/dialog.module.css';
import box from '#src/ui/form/checkbox.module.css';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './site-settings.module.css';

const ID = 'site-settings';

/**
 * What a visitor sets for this site, in a native popover that the footer opens without the app. Settings that only the app knows
 * are loaded when it opens.
 */
export function SiteSettings() {
  const { t } = useTranslation(['common', 'menu']);
  const [AppSettings, setAppSettings] = useState<ComponentType>();
  const load = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || AppSettings) return;
    import('./app-settings.tsx').then(
      (module) => setAppSettings(() => module.AppSettings),
      () => undefined,
    );
  };
  return (
    <>
      <button type="button" className={s.open} popoverTarget={ID}>
        {t('ui.siteSettings')}
      </button>
      <div id={ID} popover="auto" role="dialog" aria-labelledby={`${ID}-title`} className={s.panel} onToggle={load}>
        <div className={`${dialog.head} ${s.head}`}>
          <h2 id={`${ID}-title`} className={dialog.title}>
            {t('ui.siteSettings')}
          </h2>
          <button type="button" className={dialog.close} popoverTarget={ID} popoverTargetAction="hide" aria-label={t('ui.close')}>
            <Icon name="close" />
          </button>
        </div>
        <div className={s.body}>
          <DataSaverSwitch />
          {AppSettings && <AppSettings />}
        </div>
      </div>
    </>
  );
}

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
        <small key={note} className={`${s.decision} ${s[note]}`}>
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
