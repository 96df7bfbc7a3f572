import lobby from 'image:lobby-window';
import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Cards } from '#src/ui/layout/cards.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { RecruitmentLinks } from './recruitment-links.tsx';
import s from './recruitment-page.module.css';
import { TwoDays } from './two-days.tsx';

const TRAITS = ['1', '2', '3', '4'] as const;
const STEPS = ['1', '2', '3', '4', '5'] as const;
const FAMILIES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Recruitment: three ways to apply, and what to expect. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation(['careers', 'common']);
  const email = t('common:emailEthics');
  const [before, after] = t('fair.text').split(email);
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} drawing={<TwoDays />} />
      <Intro heading={t('intro.heading')} text={t('intro.text')} />

      <section className={`wrap ${s.links}`} aria-labelledby="openings-heading">
        <h2 id="openings-heading" className="visually-hidden">
          {t('btn.heading')}
        </h2>
        <RecruitmentLinks />
      </section>

      <Section
        id="people"
        tone="soft"
        heading={t('people.heading')}
        wide={<Cards columns={4} items={TRAITS.map((n) => ({ title: t(`people.items.${n}.title`), text: t(`people.items.${n}.text`) }))} />}
      />

      <Section
        id="process"
        heading={t('process.heading')}
        wide={
          <>
            <Steps label={t('process.heading')} items={STEPS.map((n) => t(`process.steps.${n}`))} />
            <p className={s.note}>{t('process.note')}</p>
          </>
        }
      />

      <Section id="families" heading={t('families.heading')}>
        <ul className={s.tags}>
          {FAMILIES.map((n) => (
            <li key={n} className={s.tag}>
              {t(`families.items.${n}`)}
            </li>
          ))}
        </ul>
      </Section>

      <Section id="benefits" tone="soft" heading={t('benefits.heading')}>
        <Checklist items={Object.values(t('benefits.items', { returnObjects: true }))} />
        <p className={s.note}>{t('benefits.note')}</p>
      </Section>

      <MediaText id="fair" side="right" heading={t('fair.heading')} image={lobby}>
        <p>
          {before}
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </p>
      </MediaText>
    </TopFirst>
  );
}
