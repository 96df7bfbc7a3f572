import { useTranslation } from 'react-i18next';
import type { Leader, LeaderGroup } from '#core/site/leaders.ts';
import type { Locale } from '#core/site/locales.ts';
import { PHONE } from '#core/site/media-queries.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { type PageLoader, usePageData } from '#src/pages/page-module.ts';
import type { OverlayContentsProps, OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import { Section } from '#src/ui/layout/section.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './leadership-page.module.css';

interface LeadershipData {
  groups: LeaderGroup[];
}

export function Component() {
  const { groups } = usePageData<LeadershipData>();
  const { t } = useTranslation('leadership');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')}>
      {groups.map(({ id, leaders }) => (
        <Section key={id} id={id} heading={t(`groups.${id}.heading`)} wide={<LeaderList leaders={leaders} />} />
      ))}
      <p className={`wrap ${s.note}`}>{t('note')}</p>
    </HeadedPage>
  );
}

export const loader: PageLoader<LeadershipData> = async ({ locale }) => ({ groups: (await chunks[locale]()).default });

const chunks: Record<Locale, () => Promise<{ default: LeaderGroup[] }>> = {
  en: () => import('site:leaders/en'),
  ko: () => import('site:leaders/ko'),
};

/**
 * The members of one group: name and role in a line. The name leads to the profile above the page; without the app it shows the profile
 * in its line, where paper has all of them.
 */
function LeaderList({ leaders }: { leaders: readonly Leader[] }) {
  const { t } = useTranslation('leadership');
  return (
    <ul className={s.list}>
      {leaders.map(({ id, name, title, bio }) => (
        <Reveal as="li" key={id} id={`leader-${id}`} className={s.member}>
          <h3>
            <a className={s.link} href={`#leader-${id}`} aria-label={t('view', { name })}>
              {name}
            </a>
          </h3>
          <p className={s.title}>{title}</p>
          <Icon name="plus" className={s.plus} />
          <p className={s.bio}>{bio}</p>
        </Reveal>
      ))}
    </ul>
  );
}

export const look: OverlayModule['look'] = 'plain';

export function useHeading(id: string): string | undefined {
  return useLeader(id)?.name;
}

export function Contents({ argument }: OverlayContentsProps) {
  const leader = useLeader(argument);
  if (!leader) return null;
  const { name, title, bio, image } = leader;
  return (
    <div className={s.profile}>
      <div className={s.portrait} aria-hidden="true">
        {image ? (
          <Picture image={image} sizes={`${PHONE} 7rem, 17rem`} decorative />
        ) : (
          <img src="/portrait-pending.svg" width="120" height="150" alt="" />
        )}
      </div>
      <div className={s.words}>
        <h2>{name}</h2>
        <p className={s.profileTitle}>{title}</p>
        <p className={s.profileBio}>{bio}</p>
      </div>
    </div>
  );
}

/** From the data of the page below. */
function useLeader(id: string): Leader | undefined {
  const data = usePageData<Partial<LeadershipData> | null>();
  return data?.groups?.flatMap(({ leaders }) => leaders).find((leader) => leader.id === id);
}
