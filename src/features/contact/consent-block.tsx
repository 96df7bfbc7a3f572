import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedText } from '#src/ui/layout/linked-text.tsx';
import s from './contact-form.module.css';

/** What the law wants to stand out. */
const STRONG: readonly string[] = ['purpose', 'items', 'optionalItems', 'retention'];

interface Props {
  kind: 'privacy' | 'marketing';
  /** The checkbox. */
  field: ReactNode;
  children?: ReactNode;
}

/** One consent with its terms: the law wants each in a block of its own, with a checkbox of its own. */
export function ConsentBlock({ kind, field, children }: Props) {
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
