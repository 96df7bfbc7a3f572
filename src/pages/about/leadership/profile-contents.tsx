import type { Leader } from '#core/site/leaders.ts';
import { PHONE } from '#core/site/media-queries.ts';
import { usePageData } from '#src/pages/page-module.ts';
import type { OverlayContentsProps, OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import type { LeadershipData } from './leadership-page.tsx';
import s from './profile-contents.module.css';

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
        <p className={s.title}>{title}</p>
        <p className={s.bio}>{bio}</p>
      </div>
    </div>
  );
}

/** From the data of the page below. */
function useLeader(id: string): Leader | undefined {
  const data = usePageData<Partial<LeadershipData> | null>();
  return data?.groups?.flatMap(({ leaders }) => leaders).find((leader) => leader.id === id);
}
