import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY, dropCache, readCache, writeCache } from '#src/state/local-cache.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import s from './search.module.css';

/** Read by the header, too (src/app/layout/header-behaviour.ts). */
const NAME = 'slashOff';

/** Which keys open the search, and a switch for the one that is a single character (WCAG 2.1.4). */
export function ShortcutNote() {
  const { t } = useTranslation('search');
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(!readCache(NAME)), []);
  const change = (isWanted: boolean) => {
    setOn(isWanted);
    if (isWanted) dropCache(NAME);
    else writeCache(NAME, true, 365 * DAY);
  };
  return (
    <div className={s.keys}>
      <p>{t('shortcut.keys')}</p>
      <Checkbox label={t('shortcut.slash')} checked={isOn} onChange={(event) => change(event.target.checked)} />
    </div>
  );
}
