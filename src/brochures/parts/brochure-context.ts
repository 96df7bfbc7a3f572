import { createContext, useContext } from 'react';
import type { Locale } from '#core/site/locales.ts';

/** What every page of a brochure is given beside the words. */
export interface BrochureFacts {
  locale: Locale;
  title: string;
  /** Day of the edition, `2026-01-15`. */
  date: string;
  /** Key of content/media/media.json: the picture of the cover. */
  image: string;
  company: string;
  tagline: string;
  /** The site's address. */
  origin: string;
  /** Alternative texts of the pictures by their key. */
  alts: Readonly<Record<string, string>>;
}

export const BrochureContext = createContext<BrochureFacts | undefined>(undefined);
export const PageContext = createContext({ number: 0, total: 0 });

export function useBrochure(): BrochureFacts {
  const facts = useContext(BrochureContext);
  if (!facts) throw new Error('a part of a brochure stands outside of one');
  return facts;
}
