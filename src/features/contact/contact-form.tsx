import inputs from 'site:inputs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { HONEYPOT } from '#core/contact/inquiry.ts';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import type { Store } from '#src/state/store.ts';
import { Button } from '#src/ui/button.tsx';
import { ConsentBlock } from './consent-block.tsx';
import { ContactField } from './contact-field.tsx';
import s from './contact-form.module.css';
import { startContactForm } from './start-contact-form.ts';

/**
 * The contact form as it stands without JavaScript: it posts itself, and the server answers with a page (design 7). What
 * JavaScript adds works on this markup, which is never rendered a second time: the page stands still (src/app/still-page.tsx).
 */
export function ContactForm({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['contact', 'menu']);
  const form = useRef<HTMLFormElement>(null);
  const store = useStore() as Store;
  useEffect(() => startContactForm(form.current, store), [store]);
  return (
    <div className={s.main}>
      <div className={s.list} data-waiting-list="" hidden />
      <form
        ref={form}
        className={s.form}
        method="post"
        action={`${inputs.apiBase}/api/v1/inquiries`}
        aria-labelledby="inquiry-heading"
        data-contact-form=""
        data-needs-app=""
      >
        <input type="hidden" name="locale" value={locale} />
        <p className={s.note}>{t('form.required')}</p>
        <div className={s.fields}>
          <div className={s.whole}>
            <ContactField field="category" />
          </div>
          <ContactField field="name" />
          <ContactField field="company" />
          <ContactField field="jobTitle" />
          <ContactField field="country" />
          <ContactField field="phone" />
          <ContactField field="email" />
          <div className={s.whole}>
            <ContactField field="subject" />
          </div>
          <div className={s.whole}>
            <ContactField field="message" />
          </div>
        </div>
        {/* What a person cannot see and a machine fills in. */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="inquiry-website">{t('form.website')}</label>
          <input id="inquiry-website" name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <ConsentBlock kind="privacy">
          <p className={s.links}>
            <a href={hrefFor(locale, 'privacy')} aria-label={`${t('form.fullText')}: ${t('menu:items.privacy')}`}>
              {t('form.fullText')}
            </a>
            <a href={hrefFor(locale, 'privacy', { hash: 'terms' })}>{t('form.terms')}</a>
          </p>
        </ConsentBlock>
        <ConsentBlock kind="marketing" />
        <div className={s.buttons}>
          <Button type="submit" look="red">
            {t('form.submit')}
          </Button>
          <Button type="reset" look="ghost">
            {t('form.reset')}
          </Button>
          <p role="status" data-form-status="" />
        </div>
        <p className={s.note} data-form-kept="" hidden>
          {t('form.kept')}
        </p>
      </form>
    </div>
  );
}
