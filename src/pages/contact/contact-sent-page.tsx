import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isReference } from '#core/contact/reference.ts';
import { hrefFor } from '#core/site/urls.ts';
import { REFERENCE_ID, ReferenceNumber } from '#src/features/contact/reference-number.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import s from '#src/pages/utility/policy-page.module.css';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';

/**
 * The reference number of the inquiry, from the address. The first render takes it from the document, so that it equals it: the server has
 * filled it in, a host of files has not.
 */
function useReferenceNumber(): string | undefined {
  const { search } = useLocation();
  const ref = new URLSearchParams(search).get('ref');
  return useSyncExternalStore(
    subscribeToNothing,
    () => (isReference(ref) ? ref : undefined),
    () => (import.meta.env.SSR ? undefined : document.getElementById(REFERENCE_ID)?.dataset.number),
  );
}

const subscribeToNothing = () => () => undefined;

/** Where a form sent without JavaScript ends: the inquiry is registered. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('contact');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('sent.heading')} lead={t('message.success')} crumb={t('sent.crumb')} />
      <div className={`wrap ${s.body} ${s.list}`}>
        <div>
          <ReferenceNumber number={useReferenceNumber()} />
          <p>{t('sent.body')}</p>
        </div>
        <ul className={s.links}>
          {(['home', 'newsroom', 'contact'] as const).map((target) => (
            <li key={target}>
              <ArrowLink href={hrefFor(locale, target)}>{t(`sent.${target}`)}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </TopFirst>
  );
}
