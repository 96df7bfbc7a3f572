import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { PartnershipText } from './partnership-text.tsx';
import s from './policy-page.module.css';

export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('partnerships');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      <div className={`wrap ${s.body}`}>
        <PartnershipText locale={locale} />
      </div>
    </TopFirst>
  );
}
