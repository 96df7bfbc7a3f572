import { useTranslation } from 'react-i18next';
import type { Leader, LeaderGroup } from '#core/site/leaders.ts';
import type { Locale } from '#core/site/locales.ts';
import { type PageLoader, usePage, usePageData } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './leadership-page.module.css';
import { Portrait } from './portrait.tsx';

export interface LeadershipData {
  groups: LeaderGroup[];
}

/** Leadership: two groups, and a profile of each member. */
export function Component() {
  const { page, locale } = usePage();
  const { groups } = usePageData<LeadershipData>();
  const { t } = useTranslation('leadership');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      {groups.map((group, at) => (
        <Section
          key={group.id}
          id={group.id}
          tone={at % 2 ? 'soft' : 'plain'}
          heading={t(`groups.${group.id}.heading`)}
          wide={
            <>
              {at === 0 && <p className={s.note}>{t('note')}</p>}
              <LeaderList leaders={group.leaders} />
            </>
          }
        />
      ))}
    </TopFirst>
  );
}

export const loader: PageLoader<LeadershipData> = async ({ locale }) => ({ groups: await loadLeaders(locale) });

const chunks: Record<Locale, () => Promise<{ default: LeaderGroup[] }>> = {
  en: () => import('site:leaders/en'),
  ko: () => import('site:leaders/ko'),
};

async function loadLeaders(locale: Locale): Promise<LeaderGroup[]> {
  return (await chunks[locale]()).default;
}

/**
 * The cards of one group. The profile's words stand in the card, once: shown where no script opens the overlay, and in
 * print. The card is what its address leads to without the overlay.
 */
function LeaderList({ leaders }: { leaders: readonly Leader[] }) {
  const { t } = useTranslation('leadership');
  return (
    <ul className={s.list}>
      {leaders.map((leader) => (
        <Reveal as="li" key={leader.id} id={`leader-${leader.id}`} className={s.card}>
          <Portrait name={leader.latinName ?? leader.name} image={leader.image} sizes="6rem" />
          <div>
            <h3>
              <a className={s.link} href={`#leader-${leader.id}`} aria-label={t('view', { name: leader.name })}>
                {leader.name}
              </a>
            </h3>
            <p className={s.title}>{leader.title}</p>
            <p className={s.bio}>{leader.bio}</p>
          </div>
          <Icon name="plus" className={s.icon} />
        </Reveal>
      ))}
    </ul>
  );
}
