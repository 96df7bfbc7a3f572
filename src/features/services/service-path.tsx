import { useTranslation } from 'react-i18next';
import { listOf } from '#src/i18n/list-of.ts';
import { Steps } from '#src/ui/steps.tsx';
import s from './service-path.module.css';

/** Six steps on a line, and the bar of testing and quality that runs beneath all of them (brief 4.8, 10.5). */
export function ServicePath() {
  const { t } = useTranslation('services');
  return (
    <figure className={s.path} aria-label={t('path.alt')}>
      <Steps items={listOf(t, 'path.steps')} label={t('path.label')} />
      <p className={s.band}>{t('path.band')}</p>
    </figure>
  );
}
