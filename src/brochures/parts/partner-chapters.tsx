import { useTranslation } from 'react-i18next';
import s from './partner-chapters.module.css';

/** The partner company code of conduct in two columns; numbers run through the whole code. */
export function PartnerChapters() {
  const { t } = useTranslation('social');
  let last = 0;
  return (
    <div className={s.chapters}>
      {Object.values(t('partner.chapters', { returnObjects: true })).map(({ title, items }) => {
        const statements = Object.values<string>(items);
        const start = last + 1;
        last += statements.length;
        return (
          <section key={title} className={s.chapter}>
            <h3>{title}</h3>
            <ol start={start}>
              {statements.map((statement, at) => (
                <li key={statement} className={s.statement}>
                  <span className={s.number} aria-hidden="true">
                    {start + at}
                  </span>
                  {statement}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
