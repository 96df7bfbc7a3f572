import leaders from 'site:leaders';
import { useTranslation } from 'react-i18next';
import { PHONE } from '#core/site/constants.ts';
import type { Leader, LeaderGroup } from '#core/site/content.ts';
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

export const loader: PageLoader<LeadershipData> = async ({ locale }) => ({ groups: (await leaders[locale]()).default });

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
            <a className={`whole ${s.link}`} href={`#leader-${id}`} aria-label={t('view', { name })}>
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
  return useLeaders().find((leader) => leader.id === id)?.name;
}

export function Contents({ argument }: OverlayContentsProps) {
  const leaders = useLeaders();
  const leader = leaders.find(({ id }) => id === argument);
  return leader ? <Profile leader={leader} hasPortrait={hasPortraits(leaders)} /> : null;
}

/** A few portraits among many leaders look like a fault: they are shown when most have one, with a picture in place of the others'. */
export function hasPortraits(leaders: readonly Leader[]): boolean {
  return leaders.filter(({ image }) => image).length * 2 > leaders.length;
}

export function Profile({ leader: { name, title, bio, image }, hasPortrait }: { leader: Leader; hasPortrait: boolean }) {
  return (
    <div className={hasPortrait ? s.withPortrait : undefined}>
      {hasPortrait && (
        <div className={s.portrait} aria-hidden="true">
          {image ? (
            <Picture image={image} sizes={`${PHONE} 7rem, 17rem`} decorative />
          ) : (
            <img src="/portrait-pending.svg" width="120" height="150" alt="" />
          )}
        </div>
      )}
      <div className={s.words}>
        <h2>{name}</h2>
        <p className={s.profileTitle}>{title}</p>
        <p className={s.profileBio}>{bio}</p>
      </div>
    </div>
  );
}

function useLeaders(): Leader[] {
  const data = usePageData<Partial<LeadershipData> | null>();
  return data?.groups?.flatMap(({ leaders }) => leaders) ?? [];
}
