import leaf from 'image:esg-environment';
import roof from 'image:roof-panels';
import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Cards } from '#src/ui/layout/cards.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import s from './environment-page.module.css';

const FOUR = ['1', '2', '3', '4'] as const;
const FIVE = [...FOUR, '5'] as const;

/** Environment: the policy, how it is managed, its fields and its principles. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('environment');
  const fields = FOUR.map((n) => ({ title: t(`fields.items.${n}.title`), text: t(`fields.items.${n}.text`) }));
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={leaf} />
      <Intro heading={t('policy.heading')} text={t('policy.text')} />
      <Section id="system" heading={t('system.heading')}>
        <p>{t('system.text')}</p>
        <YearlyCycle label={t('system.label')} items={FOUR.map((n) => t(`system.steps.${n}`))} />
      </Section>
      <Section id="fields" heading={t('fields.heading')} tone="soft" wide={<Cards items={fields} columns={4} />} />
      <MediaText id="principles" heading={t('principles.heading')} image={roof} side="left" caption={t('principles.caption')}>
        <Checklist items={FIVE.map((n) => t(`principles.items.${n}`))} />
      </MediaText>
    </TopFirst>
  );
}

/** Four steps round a ring, clockwise from the top; what leads from the last back to the first is red. */
function YearlyCycle({ items, label }: { items: readonly string[]; label: string }) {
  return (
    <div className={s.cycle}>
      <svg className={s.ring} viewBox="0 0 200 200" fill="none" stroke="#2d2926" aria-hidden="true">
        <path vectorEffect="non-scaling-stroke" d="M100 8A92 92 0 1 1 8 100" />
        <g stroke="#cb333b" strokeWidth="2">
          <path vectorEffect="non-scaling-stroke" d="M8 100A92 92 0 0 1 92 8" />
          <path vectorEffect="non-scaling-stroke" d="M84 2L92 8L85 15" />
        </g>
        <path
          vectorEffect="non-scaling-stroke"
          fill="#fff"
          d="M94 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0M186 100a6 6 0 1 0 12 0a6 6 0 1 0-12 0M94 192a6 6 0 1 0 12 0a6 6 0 1 0-12 0M2 100a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
        />
      </svg>
      <ol className={s.steps} aria-label={label}>
        {items.map((item, at) => (
          <li key={item} className={s.step}>
            <span className={s.number} aria-hidden="true">
              {at + 1}
            </span>
            {item}
          </li>
        ))}
      </ol>
    </div>
  );
}
