import writingDesk from 'image:writing-desk';
import { useTranslation } from 'react-i18next';
import { AddressList } from '#src/features/locations/address-list.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { Section } from '#src/ui/section.tsx';
import s from './contact-page.module.css';
import type { PageProps } from './page-module.ts';

/** Contact (brief 4.26): whom to write to, and where the company is. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation(['contact', 'common']);
  const addresses = [
    ['general', t('common:emailContact')],
    ['media', t('mail.mediaAddress')],
    ['ethics', t('common:emailEthics')],
  ] as const;
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={writingDesk} />
      <Section id="mail" heading={t('mail.heading')}>
        <p>{t('mail.body')}</p>
        <dl className={s.mails}>
          {addresses.map(([name, address]) => (
            <div key={name} className={s.mail}>
              <dt>{t(`mail.${name}`)}</dt>
              <dd>
                <a href={`mailto:${address}`}>{address}</a>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="places" tone="soft" heading={t('places.heading')} wide={<AddressList sites={['Songdo', 'Syracuse', 'Boston']} />} />
    </>
  );
}
