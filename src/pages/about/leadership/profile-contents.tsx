import type { Leader } from '#core/site/leaders.ts';
import { PHONE } from '#core/site/media-queries.ts';
import { usePageData } from '#src/pages/page-module.ts';
import type { OverlayContentsProps, OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import type { LeadershipData } from './leadership-page.tsx';
import { Portrait } from './portrait.tsx';
import s from './profile-contents.module.css';

export const look: OverlayModule['look'] = 'plain';

export function useHeading(id: string): string | undefined {
  return useLeader(id)?.name;
}

/** One leader's profile above the page. */
export function Contents({ argument }: OverlayContentsProps) {
  const leader = useLeader(argument);
  if (!leader) return null;
  return (
    <div className={s.profile}>
      <Portrait name={leader.latinName ?? leader.name} image={leader.image} sizes={`${PHONE} 92vw, 21rem`} />
      <div className={s.words}>
        <h2>{leader.name}</h2>
        <p className={s.title}>{leader.title}</p>
        <p className={s.bio}>{leader.bio}</p>
      </div>
    </div>
  );
}

/** From the data of the page below. */
function useLeader(id: string): Leader | undefined {
  const data = usePageData<Partial<LeadershipData> | null>();
  return data?.groups?.flatMap(({ leaders }) => leaders).find((leader) => leader.id === id);
}
