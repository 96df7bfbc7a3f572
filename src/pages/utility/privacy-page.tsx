import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import s from './policy-page.module.css';
import { PrivacyText } from './privacy-text.tsx';

export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('privacy');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      <div className={`wrap ${s.body}`}>
        <PrivacyText />
      </div>
    </TopFirst>
  );
}
