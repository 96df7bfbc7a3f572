import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { ContactField } from './contact-field.tsx';
import s from './contact-form.module.css';

const ROWS = {
  privacy: ['controller', 'purpose', 'items', 'optionalItems', 'retention', 'refusal'],
  marketing: ['purpose', 'items', 'retention', 'refusal', 'withdrawal'],
} as const;

/** What the law wants to stand out. */
const STRONG: readonly string[] = ['purpose', 'items', 'optionalItems', 'retention'];

/** One consent with its terms (brief 6.4): a block and a box of its own. */
export function ConsentBlock({ kind, children }: { kind: keyof typeof ROWS; children?: ReactNode }) {
  const { t } = useTranslation('contact');
  const id = `consent-${kind}`;
  return (
    <section className={s.consent} aria-labelledby={id}>
      <h3 id={id} className={s.title}>
        {t(`consent.${kind}.title`)}
      </h3>
      <dl className={s.terms}>
        {ROWS[kind].map((row) => (
          <div key={row} className={STRONG.includes(row) ? s.strong : undefined}>
            <dt>{t(`consent.${kind}.rows.${row}.name`)}</dt>
            <dd>
              <LinkedText text={t(`consent.${kind}.rows.${row}.text`)} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
      <ContactField field={`${kind}Agreement`} />
    </section>
  );
}
