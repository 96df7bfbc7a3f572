import { useTranslation } from 'react-i18next';
import { PartnershipText } from '#src/features/policies/partnership-text.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import type { PageContext, PageProps } from './page-module.ts';
import s from './policy-page.module.css';

export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('partnerships');
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      <div className={`wrap ${s.body}`}>
        <PartnershipText locale={locale} />
      </div>
    </>
  );
}

export function Overlay({ locale }: PageContext) {
  return <PartnershipText locale={locale} inDialog />;
}
