import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Leader } from './load-leaders.ts';
import { leaderAt, OPENED, profileAnchor, wayOut } from './profile-address.ts';

/** The profile that the address opens, and how to open and leave one. Before the app runs, none is. */
export function useProfile(leaders: readonly Leader[]) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const leader = isLive ? leaderAt(hash, leaders) : undefined;
  const open = (id: string) => navigate({ search, hash: `#${profileAnchor(id)}` }, { state: OPENED });
  const leave = () => {
    if (!leader) return;
    if (wayOut(state) === 'back') navigate(-1);
    else navigate({ search, hash: '' }, { replace: true, state: { still: true } });
  };
  return { leader, open, leave };
}
