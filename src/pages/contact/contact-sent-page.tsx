import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteDraft } from '#src/features/contact/draft.ts';
import { ReferenceNumber, useReferenceNumber } from '#src/features/contact/reference-number.tsx';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import s from '#src/pages/utility/policy-page.module.css';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';

/** Where a form sent without JavaScript ends: the inquiry is registered. */
export function Component() {
  const { t } = useTranslation('contact');
  useEffect(deleteDraft, []);
  return (
    <HeadedPage heading={t('sent.heading')} lead={t('message.success')} crumb={t('sent.crumb')}>
      <div className={`wrap ${s.body} ${s.list}`}>
        <div>
          <ReferenceNumber number={useReferenceNumber()} />
          <p>{t('sent.body')}</p>
        </div>
        <ul className={s.links}>
          {(['home', 'newsroom', 'contact'] as const).map((target) => (
            <li key={target}>
              <ArrowLink to={target}>{t(`sent.${target}`)}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </HeadedPage>
  );
}
