import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import type { PageModule } from '#src/pages/page-module.ts';
import type { OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import s from './policy-page.module.css';

/** A text that is a page and, above another page, an overlay. */
export function createPolicy(
  namespace: 'privacy' | 'cookies' | 'partnerships',
  Text: ComponentType<{ inDialog?: boolean }>,
): PageModule & OverlayModule {
  return {
    Component: () => {
      const { t } = useTranslation(namespace);
      return (
        <HeadedPage heading={t('heading')} lead={t('lead')}>
          <div className={`wrap ${s.body}`}>
            <Text />
          </div>
        </HeadedPage>
      );
    },
    Contents: () => <Text inDialog />,
    useHeading: () => useTranslation(namespace).t('heading'),
    look: 'sheet',
  };
}
