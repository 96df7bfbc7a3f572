import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import s from './search.module.css';
import { isSlashShortcutOn, setSlashShortcut } from './slash-shortcut.ts';

/** Which keys open the search, and a switch for the one that is a single character. */
export function ShortcutNote() {
  const { t } = useTranslation('search');
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(isSlashShortcutOn()), []);
  const change = (isWanted: boolean) => {
    setOn(isWanted);
    setSlashShortcut(isWanted);
  };
  return (
    <div className={s.keys}>
      <p>{t('shortcut.keys')}</p>
      <Checkbox label={t('shortcut.slash')} checked={isOn} onChange={(event) => change(event.target.checked)} />
    </div>
  );
}
