import inputs from 'site:inputs';
import { useTranslation } from 'react-i18next';
import { ContactForm } from '#src/features/contact/contact-form.tsx';
import { AddressList, MailList } from '#src/features/locations/address-list.tsx';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './contact-page.module.css';

export function Component() {
  const { locale } = usePage();
  const { t } = useTranslation(['contact', 'common']);
  const mails = [
    { name: t('mail.general'), address: t('common:emailContact') },
    { name: t('mail.media'), address: t('mail.mediaAddress') },
    { name: t('mail.ethics'), address: t('common:emailEthics') },
  ];
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')}>
      <div className={`wrap ${s.body}`}>
        <div>
          <h2 id="inquiry-heading">{t('form.heading')}</h2>
          <p>{t(inputs.hasApi ? 'intro' : 'withoutForm')}</p>
          {!inputs.hasApi && <MailList mails={mails.slice(0, 1)} />}
        </div>
        {inputs.hasApi && (
          <div className={s.form}>
            <ContactForm key={locale} locale={locale} />
          </div>
        )}
        <aside className={s.aside}>
          <Reveal as="section" id="places" aria-labelledby="places-heading">
            <h2 id="places-heading">{t('places.heading')}</h2>
            <AddressList sites={['Songdo', 'Syracuse', 'Boston']} isBrief />
          </Reveal>
          <Reveal as="section" id="mail" aria-labelledby="mail-heading">
            <h2 id="mail-heading">{t('mail.heading')}</h2>
            <MailList mails={mails} />
          </Reveal>
        </aside>
      </div>
    </HeadedPage>
  );
}
