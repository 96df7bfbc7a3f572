import lobby from 'image:careers-lobby';
import { useTranslation } from 'react-i18next';
import { LeaderList } from '#src/features/leadership/leader-list.tsx';
import { type LeaderGroup, loadLeaders, prerenderedLeaders } from '#src/features/leadership/load-leaders.ts';
import { ProfileSlot } from '#src/features/leadership/profile-slot.tsx';
import { useProfile } from '#src/features/leadership/use-profile.ts';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { Section } from '#src/ui/section.tsx';
import s from './leadership-page.module.css';
import type { PageModule, PageProps } from './page-module.ts';

interface Data {
  groups: LeaderGroup[];
}

/** Leadership (brief 4.7): two groups, and a profile of each member. */
export function Page({ page, locale, data: { groups } }: PageProps<Data>) {
  const { t } = useTranslation('leadership');
  const { leader, open, leave } = useProfile(groups.flatMap((group) => group.leaders));
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={lobby} />
      {groups.map((group, at) => (
        <Section
          key={group.id}
          id={group.id}
          tone={at % 2 ? 'soft' : 'plain'}
          heading={t(`groups.${group.id}.heading`)}
          wide={
            <>
              <LeaderList leaders={group.leaders} open={open} />
              {group === groups.at(-1) && <p className={s.note}>{t('note')}</p>}
            </>
          }
        />
      ))}
      <ProfileSlot leader={leader} leave={leave} />
    </>
  );
}

/** Behind the flag, so that no leader is in the browser's bundle of this page. */
export const prerender: PageModule<Data>['prerender'] = import.meta.env.SSR
  ? (_source, { locale }) => ({ groups: prerenderedLeaders(locale) })
  : undefined;

export const load: PageModule<Data>['load'] = async (_store, { locale }) => ({ groups: await loadLeaders(locale) });
