import lobby from 'image:lobby-window';
import { useTranslation } from 'react-i18next';
import addresses from '#content/careers.json';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Cards } from '#src/ui/layout/cards.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { Ruler } from '#src/ui/media/ruler.tsx';
import s from './recruitment-page.module.css';

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

const LINKS = ['kr', 'us', 'intern'] as const;

/** The three ways to apply, on sites of their own. */
function RecruitmentLinks() {
  const { t } = useTranslation(['careers', 'common']);
  return (
    <ul className={s.ways}>
      {LINKS.map((key) => (
        <Reveal as="li" key={key} className={s.way}>
          <a className={s.link} href={addresses[key]} target="_blank" rel="noopener">
            <Icon name="external" className={s.icon} />
            <span className={s.name}>{t(`btn.${key}.title`)}</span>
            <span className={s.help}>{t(`btn.${key}.help`)}</span>
            <span className="visually-hidden">{`(${t('common:ui.newWindow')})`}</span>
          </a>
        </Reveal>
      ))}
    </ul>
  );
}

/** In winter; in summer, when clocks in the State of New York are put forward, 13. */
const HOURS_APART = 14;
/** Hours of the clock in Korea at the long marks. */
const HOURS = [9, 15, 21, 3] as const;

/** The working day at both campuses on one ruler of 24 hours, which begins at nine in the morning in Korea. */
function TwoDays() {
  const { t } = useTranslation('careers');
  return (
    <figure>
      <p className={s.dayTitle}>{t('day.title')}</p>
      <Ruler steps={24} isLong={(at) => at % 6 === 0} needle={HOURS_APART} />
      <p className={s.hours} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{t('day.hour', { hour })}</span>
        ))}
      </p>
      <figcaption>
        <p className={s.days}>
          <span className={s.day}>{t('day.songdo')}</span>
          <span className={`${s.day} ${s.later}`}>{t('day.syracuse')}</span>
        </p>
        <p className={s.seasons}>{t('day.note')}</p>
      </figcaption>
    </figure>
  );
}
