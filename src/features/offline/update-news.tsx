import { useEffect, useState } from 'react';
import en from '#locales/en/update.json';
import ko from '#locales/ko/update.json';
import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { connectionChanged } from '#src/state/slices.ts';
import { Notice } from '#src/ui/notice.tsx';
import { keepEntries } from './keep-entries.ts';
import style from './offline.css?url';
import { readNews } from './read-news.ts';
import { followOtherTabs, takeOver } from './take-over.ts';

export interface UpdateNewsProps {
  /** Another number for each version that comes to wait. */
  turn: number;
}

const WORDS = { en, ko };

// From the moment that a version waits, also where the visitor says later: the other tabs may not.
followOtherTabs();
addEventListener('pagehide', keepEntries);

/** Says that a new version waits and what it brings. The region stands empty until both are known, so that it is spoken. */
export function UpdateNews({ turn }: UpdateNewsProps) {
  const dispatch = useAppDispatch();
  const locale = useAppSelector((state) => state.locale.locale);
  const words = WORDS[locale];
  const [news, setNews] = useState<readonly string[]>();
  useEffect(() => {
    let isCurrent = true;
    // A new turn, or another language: what is shown gives way to what is read now.
    void turn;
    void readNews(locale).then((found) => isCurrent && setNews(found));
    return () => {
      isCurrent = false;
    };
  }, [locale, turn]);
  return (
    <Notice label={words.label} raised>
      {news && (
        <div className="update">
          <link rel="stylesheet" href={style} precedence="default" />
          <p>{words.ready}</p>
          {news.length > 0 && (
            <>
              <p className="update-news">{words.news}</p>
              <ul className="update-list">
                {news.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          )}
          <p>
            <button type="button" className="update-action" onClick={() => void takeOver()}>
              {words.refresh}
            </button>
            <button type="button" className="update-action" onClick={() => dispatch(connectionChanged({ updatesWaiting: 0 }))}>
              {words.later}
            </button>
          </p>
        </div>
      )}
    </Notice>
  );
}
