import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import s from './progress-line.module.css';

export interface Progress {
  /** 0 to 100. */
  value: number;
  visible: boolean;
  failed?: boolean;
}

/** The one line at the top of the page that shows both loading things. */
export function ProgressLine({ value, visible, failed = false }: Progress) {
  const { t } = useTranslation(['common', 'messages']);
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const text = failed ? t('messages:loading.failed') : t('a11y.loadingBar');
  return (
    <div
      className={s.line}
      role="progressbar"
      aria-label={text}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      hidden={!mounted || !visible}
    >
      {/* Set through the object model once mounted: style attributes are against the policy. */}
      <span className={`${s.bar} ${failed ? s.failed : ''}`} style={mounted ? { transform: `scaleX(${value / 100})` } : undefined} />
    </div>
  );
}
