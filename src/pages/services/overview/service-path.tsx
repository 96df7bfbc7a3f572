import { useTranslation } from 'react-i18next';
import { Steps } from '#src/ui/layout/steps.tsx';
import s from './service-path.module.css';

/** Six steps on a line, and the bar of testing and quality that runs beneath all of them. */
export function ServicePath() {
  const { t } = useTranslation('services');
  return (
    <figure className={s.path} aria-label={t('path.alt')}>
      <Steps items={Object.values(t('path.steps', { returnObjects: true }))} label={t('path.label')} />
      <p className={s.band}>{t('path.band')}</p>
    </figure>
  );
}
