import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './partnership-text.module.css';

/** The invitation to partners, as a page's body and as a dialog's. */
export function PartnershipText({ locale, inDialog = false }: { locale: Locale; inDialog?: boolean }) {
  const { t } = useTranslation('partnerships');
  const Heading = inDialog ? 'h3' : 'h2';
  return (
    <div className={s.text}>
      <Heading className={s.heading}>{t('invitation.heading')}</Heading>
      <p className={s.body}>{t('invitation.body')}</p>
      <Reveal className={s.steps}>
        <Steps label={t('steps.label')} items={Object.values(t('steps.items', { returnObjects: true }))} />
      </Reveal>
      <DataTable
        caption={t('kinds.caption')}
        head={Object.values(t('kinds.head', { returnObjects: true }))}
        rows={Object.values(t('kinds.rows', { returnObjects: true })).map((kind) => Object.values(kind))}
      />
      <p className={s.note}>{t('kinds.note')}</p>
      <p>
        <ButtonLink look="red" href={hrefFor(locale, 'contact', { query: { category: 'partnership' } })}>
          {t('cta')}
          <Icon name="arrow" />
        </ButtonLink>
      </p>
    </div>
  );
}
