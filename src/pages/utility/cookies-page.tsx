import { useTranslation } from 'react-i18next';
import { ConsentChoice } from '#src/features/consent/consent-choice.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { CookiesText } from './cookies-text.tsx';
import s from './policy-page.module.css';

export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('cookies');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      <div className={`wrap ${s.body}`}>
        <CookiesText />
        <ConsentChoice />
      </div>
    </TopFirst>
  );
}
