import { type ComponentType, type ToggleEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataSaverSwitch } from '#src/features/data-saver/data-saver-switch.tsx';
import dialog from '#src/ui/feedback/dialog.module.css';
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
          <p>
            <a className={s.link} href="#offline-library" data-needs-app="">
              {t('menu:items.offline')}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
