import inputs from 'site:inputs';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { HONEYPOT, INQUIRY_FIELDS, type InquiryField } from '#core/contact/inquiry.ts';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import type { Store } from '#src/state/store.ts';
import { Button } from '#src/ui/form/button.tsx';
import { LinkedText } from '#src/ui/layout/text.tsx';
import { ContactField } from './contact-field.tsx';
import s from './contact-form.module.css';
import { isConsent } from './form-values.ts';
import { OutboxList } from './outbox-list.tsx';
import { startOutboxSync } from './outbox-sync.ts';
import { LeavePrompt, useContactForm, useStatus } from './use-contact-form.ts';

const FIELDS_ABOVE = INQUIRY_FIELDS.filter((field) => !isConsent(field));
/** Those that take a whole line. */
const WHOLE = new Set<InquiryField>(['category', 'subject', 'message']);

/**
 * The contact form. Without JavaScript it posts itself and the server answers with a page; with it, an inquiry goes through the
 * outbox of this device, so that none is lost. Give it the locale as its key: another language is another form.
 */
export function ContactForm({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['contact', 'menu']);
  const store = useStore() as Store;
  const form = useContactForm(locale);
  const [status, setStatus] = useStatus();
  useEffect(() => startOutboxSync(store), [store]);
  const { formRef, values, errors, changeField, leaveField } = form;
  // From now on errors are shown in the site's words instead of the browser's: before the boot script repeats a submit, too, which
  // the browser would refuse.
  useLayoutEffect(() => {
    if (formRef.current) formRef.current.noValidate = true;
  }, [formRef]);
  const draw = (field: InquiryField) => (
    <ContactField field={field} value={values[field]} error={errors[field]} onChange={changeField} onLeave={leaveField} />
  );
  return (
    <div className={s.main}>
      <LeavePrompt isNeeded={form.isUnstorable} />
      <OutboxList
        locale={locale}
        submittingKey={form.submittingKey}
        onEdit={form.edit}
        onStatus={setStatus}
        onEmptied={() => form.focusField('category')}
      />
      {form.alertAbove !== undefined && <FormAlert text={form.alertAbove} />}
      <form
        ref={formRef}
        className={s.form}
        method="post"
        action={`${inputs.apiBase}/api/v1/inquiries`}
        aria-labelledby="inquiry-heading"
        onSubmit={(event) => void form.submit(event)}
        onReset={(event) => void form.reset(event)}
        data-contact-form=""
        data-needs-app=""
      >
        <input type="hidden" name="locale" value={locale} />
        <p className={s.note}>{t('form.required')}</p>
        <div className={s.fields}>
          {FIELDS_ABOVE.map((field) => (
            <div key={field} className={WHOLE.has(field) ? s.whole : undefined}>
              {draw(field)}
            </div>
          ))}
        </div>
        {/* What a person cannot see and a machine fills in. */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="inquiry-website">{t('form.website')}</label>
          <input
            id="inquiry-website"
            name={HONEYPOT}
            type="text"
            tabIndex={-1}
            autoComplete="off"
            value={values[HONEYPOT] ?? ''}
            onChange={({ currentTarget }) => changeField(HONEYPOT, currentTarget.value)}
          />
        </div>
        <ConsentBlock kind="privacy" field={draw('privacyAgreement')}>
          <p className={s.note}>{t('consent.privacy.transfer')}</p>
          <p className={s.links}>
            <a href={hrefFor(locale, 'privacy')} aria-label={`${t('form.fullText')}: ${t('menu:items.privacy')}`}>
              {t('form.fullText')}
            </a>
            <a href={hrefFor(locale, 'privacy', { hash: 'terms' })}>{t('form.terms')}</a>
          </p>
        </ConsentBlock>
        <ConsentBlock kind="marketing" field={draw('marketingAgreement')} />
        <div className={s.buttons}>
          <Button type="submit" look="red" aria-disabled={form.isSending}>
            {t('form.submit')}
          </Button>
          <Button type="reset" look="ghost">
            {t('form.reset')}
          </Button>
          <p role="status">{form.isSending ? t('message.sending') : status}</p>
        </div>
        <p className={s.note} hidden={form.draft.state !== 'stored'}>
          {t('form.kept')}
        </p>
      </form>
    </div>
  );
}

/** What the law wants to stand out. */
const STRONG: readonly string[] = ['purpose', 'items', 'optionalItems', 'retention'];

type Props = { kind: 'privacy' | 'marketing'; field: ReactNode; children?: ReactNode };

/** One consent with its terms: the law wants each in a block of its own, with a checkbox of its own. */
function ConsentBlock({ kind, field, children }: Props) {
  const { t } = useTranslation('contact');
  const id = `consent-${kind}`;
  return (
    <section className={s.consent} aria-labelledby={id}>
      <h3 id={id} className={s.title}>
        {t(`consent.${kind}.title`)}
      </h3>
      <dl className={s.terms}>
        {Object.entries(t(`consent.${kind}.rows`, { returnObjects: true })).map(([row, { name, text }]) => (
          <div key={row} className={STRONG.includes(row) ? s.strong : undefined}>
            <dt>{name}</dt>
            <dd>
              <LinkedText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
      {field}
    </section>
  );
}

/** What is wrong with a form that was sent without JavaScript: the server answers with the page, which opens here. */
export function FormAlert({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a form is what is wrong with it, a screen below the page's top
    <div className={s.alert} role="alert" tabIndex={-1} autoFocus>
      {text}
    </div>
  );
}
