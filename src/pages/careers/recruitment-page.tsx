import lobby from 'image:lobby-window';
import operators from 'image:operator-corridor';
import { useTranslation } from 'react-i18next';
import addresses from '#content/careers.json';
import { PHONE } from '#core/site/constants.ts';
import { hrefFor } from '#core/site/urls.ts';
import { TopFirst } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { Cards } from '#src/ui/layout/cards.tsx';
import { MediaText, Section } from '#src/ui/layout/section.tsx';
import { Checklist, Intro, LinkedText, Paragraph, Steps } from '#src/ui/layout/text.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './recruitment-page.module.css';

const WAYS_ON = [
  { words: 'program', page: 'newsroomPost', id: '20250318-operator-academy' },
  { words: 'film', page: 'videos', hash: 'new-colleagues' },
  { words: 'intern', page: 'noticePost', id: '20240902-internship-registration' },
] as const;

export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation(['careers', 'common']);
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      <figure className={s.opening}>
        <Picture image={operators} sizes={`${PHONE} 185vw, 100vw`} first />
        <figcaption className="wrap">{t('common:ui.rendering')}</figcaption>
      </figure>
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
        wide={<Cards columns={4} items={t('people.items', { returnObjects: true })} />}
      />

      <Section
        id="process"
        heading={t('process.heading')}
        wide={
          <>
            <Steps label={t('process.heading')} items={t('process.steps', { returnObjects: true })} />
            <p className={s.note}>{t('process.note')}</p>
          </>
        }
      />

      <Section id="training" heading={t('training.heading')}>
        <Paragraph text={t('training.text')} />
        <ul className={s.more}>
          {WAYS_ON.map(({ words, ...target }) => (
            <li key={words}>
              <ArrowLink href={hrefFor(locale, target.page, target)}>{t(`training.${words}`)}</ArrowLink>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="families" heading={t('families.heading')}>
        <ul className={s.tags}>
          {Object.values(t('families.items', { returnObjects: true })).map((name) => (
            <li key={name} className={s.tag}>
              {name}
            </li>
          ))}
        </ul>
      </Section>

      <Section id="benefits" tone="soft" heading={t('benefits.heading')}>
        <Checklist items={t('benefits.items', { returnObjects: true })} />
        <p className={s.note}>{t('benefits.note')}</p>
      </Section>

      <MediaText id="fair" side="right" heading={t('fair.heading')} image={lobby}>
        <p>
          <LinkedText text={t('fair.text')} />
        </p>
      </MediaText>
    </TopFirst>
  );
}

const LINKS = ['kr', 'us', 'intern'] as const;

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
