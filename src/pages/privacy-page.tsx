import { useTranslation } from 'react-i18next';
import { PrivacyText } from '#src/features/policies/privacy-text.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import type { PageProps } from './page-module.ts';
import s from './policy-page.module.css';

export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('privacy');
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      <div className={`wrap ${s.body}`}>
        <PrivacyText />
      </div>
    </>
  );
}

export function Overlay() {
  return <PrivacyText inDialog />;
}
