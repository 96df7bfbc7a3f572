import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { usePage } from '#src/pages/page-module.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Steps } from '#src/ui/layout/text.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { createPolicy } from './create-policy.tsx';
import s from './policy-page.module.css';

export const { Component, Contents, useHeading, look } = createPolicy('partnerships', PartnershipText);

function PartnershipText({ inDialog = false }: { inDialog?: boolean }) {
  const { locale } = usePage();
  const { t } = useTranslation('partnerships');
  const Heading = inDialog ? 'h3' : 'h2';
  return (
    <div className={s.invitation}>
      <Heading className={s.heading}>{t('invitation.heading')}</Heading>
      <p className={s.words}>{t('invitation.body')}</p>
      <Reveal className={s.steps}>
        <Steps label={t('steps.label')} items={t('steps.items', { returnObjects: true })} />
      </Reveal>
      <DataTable {...t('kinds', { returnObjects: true })} />
      <p className="note">{t('kinds.note')}</p>
      <p>
        <ButtonLink look="red" href={hrefFor(locale, 'contact', { query: { category: 'partnership' } })}>
          {t('cta')}
          <Icon name="arrow" />
        </ButtonLink>
      </p>
    </div>
  );
}
