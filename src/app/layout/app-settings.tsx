import { useEffect, useState } from 'react';
import { hasInstallEvent, promptInstall } from '#src/features/install/install-event.ts';
import { isSlashShortcutOn, setSlashShortcut } from '#src/features/search/use-search-shortcut.ts';
import { useNamespace } from '#src/i18n/use-namespace.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import s from './site-settings.module.css';

/** The settings that work only with the app: the keys of the search, and installing the site where the browser has a dialog for it. */
export function AppSettings() {
  const t = useNamespace('settings');
  const [isSlashOn, setSlashOn] = useState(true);
  const [canInstall, setCanInstall] = useState(false);
  // Phones and tablets without a keyboard have no such keys.
  const [hasKeys] = useState(() => matchMedia('(hover: hover)').matches);
  useEffect(() => {
    setSlashOn(isSlashShortcutOn());
    setCanInstall(hasInstallEvent());
  }, []);
  if (!t) return null;
  const changeSlash = (isWanted: boolean) => {
    setSlashOn(isWanted);
    setSlashShortcut(isWanted);
  };
  const install = () => {
    setCanInstall(false);
    void promptInstall();
  };
  return (
    <>
      <p className={s.note}>{t('dataSaver')}</p>
      {hasKeys && (
        <>
          <Checkbox label={t('slash')} checked={isSlashOn} onChange={(event) => changeSlash(event.target.checked)} />
          <p className={s.note}>{t('keys')}</p>
        </>
      )}
      {canInstall && (
        <p>
          <button type="button" className={s.link} onClick={install}>
            {t('install')}
          </button>
        </p>
      )}
    </>
  );
}
