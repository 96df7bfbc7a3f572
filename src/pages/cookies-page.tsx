import { useTranslation } from 'react-i18next';
import { ConsentChoice } from '#src/features/consent/consent-choice.tsx';
import { CookiesText } from '#src/features/policies/cookies-text.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import type { PageProps } from './page-module.ts';
import s from './policy-page.module.css';

export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('cookies');
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      <div className={`wrap ${s.body}`}>
        <CookiesText />
        <ConsentChoice />
      </div>
    </>
  );
}

export function Overlay() {
  return (
    <>
      <CookiesText inDialog />
      <ConsentChoice inDialog />
    </>
  );
}
