import { useTranslation } from 'react-i18next';
import box from '#src/ui/form/checkbox.module.css';
import s from './data-saver-switch.module.css';
import { useDataSaver } from './use-data-saver.ts';

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
