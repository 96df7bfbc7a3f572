import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import en from '#locales/en/connection.json';
import ko from '#locales/ko/connection.json';
import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { connectionChanged } from '#src/state/slices.ts';
import { ageOf } from './age-of.ts';
import { awaitNetwork } from './await-network.ts';

export interface OutageProps {
  /** Puts a text into the notice; undefined leaves it to the notice. */
  say: (text: ReactNode) => void;
}

const WORDS = { en, ko };
const MINUTE = 60_000;
const BACK_ONLINE_SHOWN = 4000;

/** From the first outage on: how old the page shown is, whether the network is back, and word of it when it is. */
export function Outage({ say }: OutageProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const locale = useAppSelector((state) => state.locale.locale);
  const { online, stored } = useAppSelector((state) => state.connection);
  const [phase, setPhase] = useState<'out' | 'back' | 'calm'>('calm');
  const [now, setNow] = useState(Date.now);
  const [described, setDescribed] = useState<{ path: string; at: number }>();
  const at = described?.path === pathname ? described.at : 0;

  useEffect(() => {
    // The address has changed already when the data of a page are asked for, and the page that shows them comes later.
    if (stored) setDescribed({ path: location.pathname, at: stored.at });
  }, [stored]);

  useEffect(() => {
    if (online) return undefined;
    setPhase('out');
    const stop = awaitNetwork(() => dispatch(connectionChanged({ online: true })));
    return () => {
      stop();
      setPhase('back');
    };
  }, [online, dispatch]);

  useEffect(() => {
    if (phase !== 'back') return undefined;
    const hide = setTimeout(() => setPhase('calm'), BACK_ONLINE_SHOWN);
    return () => clearTimeout(hide);
  }, [phase]);

  useEffect(() => {
    if (online || !at) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, [online, at]);

  useEffect(() => {
    if (phase !== 'out') return say(phase === 'back' ? t('ui.online') : undefined);
    const age = ageOf(at, now, locale);
    const { saved, savedNow } = WORDS[locale];
    say(
      <>
        <p>{t('ui.offline')}</p>
        {at > 0 && <p>{age ? saved.replace('{age}', age) : savedNow}</p>}
      </>,
    );
  }, [phase, at, now, locale, say, t]);
  return null;
}
