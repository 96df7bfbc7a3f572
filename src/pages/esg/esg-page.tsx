import waterDawn from 'image:water-dawn';
import { useTranslation } from 'react-i18next';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { Cards } from '#src/ui/layout/cards.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Intro } from '#src/ui/layout/text.tsx';
import s from './esg.module.css';

const PILLARS = ['environment', 'social', 'governance'] as const;

export function Component() {
  const { t } = useTranslation('esg');
  const pillars = PILLARS.map((id) => ({
    title: t(`pillars.${id}.title`),
    text: t(`pillars.${id}.text`),
    page: id,
  }));
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} image={waterDawn}>
      <Intro heading={t('direction.heading')} text={t('direction.text')} />
      <Section id="pillars" heading={t('pillars.heading')} wide={<Cards items={pillars} />} />
      <Section id="topics" heading={t('topics.heading')} tone="soft" body={t('topics.text')} wide={<TopicMatrix />} />
      <Section id="organization" heading={t('organization.heading')}>
        <figure aria-label={t('organization.figure')}>
          <ol className={s.levels}>
            {Object.values(t('organization.levels', { returnObjects: true })).map(({ title, text }) => (
              <li key={title} className={s.level}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </figure>
      </Section>
    </HeadedPage>
  );
}

/** How topics are chosen, drawn: two axes, and the corner where both are high. No topic has a place in it: no result has been published. */
function TopicMatrix() {
  const { t } = useTranslation('esg');
  return (
    <figure className={s.figure}>
      <p aria-hidden="true">{t('topics.others')}</p>
      <p className={s.chosen} aria-hidden="true">
        {t('topics.chosen')}
      </p>
      <svg
        className="paper"
        viewBox="0 0 600 400"
        fill="none"
        stroke="#2d2926"
        strokeWidth="1.4"
        role="img"
        aria-label={t('topics.figure')}
      >
        <path d="M300 200H599V1H300z" fill="var(--red-pale)" stroke="var(--red)" />
        <path d="M300 201V399M1 200H299" stroke="#75787b" strokeDasharray="2 7" />
        <path d="M1 1V399H599M-4 9 1 1l5 8M590 394l9 5-9 5" />
      </svg>
      <p className={s.effect} aria-hidden="true">
        {t('topics.effect')}
      </p>
      <figcaption>
        <p>{t('topics.note')}</p>
        <ul className={s.list}>
          {Object.values(t('topics.items', { returnObjects: true })).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
