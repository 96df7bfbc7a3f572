import boardroom from 'image:boardroom-table';
import lobby from 'image:careers-lobby';
import leaf from 'image:esg-environment';
import seedlings from 'image:seedlings';
import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Cards } from '#src/ui/layout/cards.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { OrganizationChart } from './organization-chart.tsx';
import { TopicMatrix } from './topic-matrix.tsx';

const PILLARS = [
  ['environment', leaf],
  ['social', lobby],
  ['governance', boardroom],
] as const;

/** ESG overview: direction, three pillars, how topics are chosen and who is accountable. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('esg');
  const pillars = PILLARS.map(([id, image]) => ({
    title: t(`pillars.${id}.title`),
    text: t(`pillars.${id}.text`),
    image,
    href: hrefFor(locale, id),
  }));
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={seedlings} />
      <Intro heading={t('direction.heading')} text={t('direction.text')} />
      <Section id="pillars" heading={t('pillars.heading')} wide={<Cards items={pillars} />} />
      <Section id="topics" heading={t('topics.heading')} tone="soft">
        <p>{t('topics.text')}</p>
        <TopicMatrix />
      </Section>
      <Section id="organization" heading={t('organization.heading')}>
        <OrganizationChart />
      </Section>
    </TopFirst>
  );
}
