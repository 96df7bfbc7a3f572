import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#src/shared/dom/use-is-hydrated.ts';
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
  const isHydrated = useIsHydrated();
  const text = failed ? t('messages:loading.failed') : t('a11y.loadingBar');
  return (
    <div
      className={s.line}
      role="progressbar"
      aria-label={text}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      hidden={!isHydrated || !visible}
    >
      {/* Set through the object model once hydrated: style attributes are against the policy. */}
      <span className={`${s.bar} ${failed ? s.failed : ''}`} style={isHydrated ? { transform: `scaleX(${value / 100})` } : undefined} />
    </div>
  );
}
