import leaf from 'image:esg-environment';
import seedlings from 'image:seedlings';
import boardroom from 'image:table-boardroom';
import waterDawn from 'image:water-dawn';
import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { OrganizationChart } from '#src/features/esg/organization-chart.tsx';
import { TopicMatrix } from '#src/features/esg/topic-matrix.tsx';
import { Cards } from '#src/ui/cards.tsx';
import { Intro } from '#src/ui/intro.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { Section } from '#src/ui/section.tsx';
import type { PageProps } from './page-module.ts';

const PILLARS = [
  ['environment', leaf],
  ['social', seedlings],
  ['governance', boardroom],
] as const;

/** ESG overview (brief 4.14): direction, three pillars, how topics are chosen and who is accountable. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('esg');
  const pillars = PILLARS.map(([id, image]) => ({
    title: t(`pillars.${id}.title`),
    text: t(`pillars.${id}.text`),
    image,
    href: hrefFor(locale, id),
  }));
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={waterDawn} />
      <Intro heading={t('direction.heading')} text={t('direction.text')} />
      <Section id="pillars" heading={t('pillars.heading')} wide={<Cards items={pillars} />} />
      <Section id="topics" heading={t('topics.heading')} tone="soft">
        <p>{t('topics.text')}</p>
        <TopicMatrix />
      </Section>
      <Section id="organization" heading={t('organization.heading')}>
        <OrganizationChart />
      </Section>
    </>
  );
}
