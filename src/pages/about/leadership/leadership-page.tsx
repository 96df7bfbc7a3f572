import { useTranslation } from 'react-i18next';
import type { LeaderGroup } from '#core/site/leaders.ts';
import { type PageLoader, usePage, usePageData } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { LeaderList } from './leader-list.tsx';
import s from './leadership-page.module.css';
import { loadLeaders } from './load-leaders.ts';

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
