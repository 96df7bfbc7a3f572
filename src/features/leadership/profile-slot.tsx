import { type ComponentType, useEffect, useState } from 'react';
import type { Leader } from './load-leaders.ts';
import type { ProfileProps } from './profile-dialog.tsx';

/** Where a profile comes in: its code is fetched with the first one that is opened. */
export function ProfileSlot({ leader, leave }: { leader: Leader | undefined; leave: () => void }) {
  const [Dialog, setDialog] = useState<ComponentType<ProfileProps>>();
  const isWanted = leader !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    import('./profile-dialog.tsx').then(
      (module) => setDialog(() => module.ProfileDialog),
      // The profile's words stand in its card too.
      () => undefined,
    );
  }, [isWanted]);
  return Dialog ? <Dialog leader={leader} leave={leave} /> : null;
}
