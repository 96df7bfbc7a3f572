import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { NAVIGATION_TIMEOUT_MS } from '../../core/site/constants.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { koreanShare, markDocument, type Sample, samplePage } from './sample-page.ts';
import { wordsOf } from './words-of.ts';

/** What must not happen, and when it did. */
export interface Fault {
  kind: 'blank' | 'wait' | 'language' | 'browser error page';
  detail: string;
}

/** On a machine whose cores others use too, in milliseconds. */
const TOLERANCE = 2500;
/** While a page replaces another it may be empty for a moment, or the address be ahead of the words. */
const REPLACING_TIME = 1500;
/** A step that leads nowhere for so long is given up. */
const PATIENCE = 30_000;
/** The app shows a navigation only after some time. */
const SHOWN_AFTER = 400;

const messages = LOCALES.map((locale) => wordsOf(locale, 'errors').navigation.heading as string);
const loadingWords = LOCALES.flatMap((locale) =>
  ['newsroom', 'notice', 'images', 'videos', 'search'].map((namespace) => wordsOf(locale, namespace).loading as string),
);

/**
 * Watches what a visitor sees from the begin of a step until it is answered: by the page, by a stranger's page, or by words that
 * say why not.
 */
export async function watchStep(page: Page, begin: () => Promise<unknown>, report: (fault: Fault) => void): Promise<Sample | undefined> {
  await markDocument(page);
  const before = await samplePage(page);
  const begun = performance.now();
  await begin().catch(() => undefined);
  await pause(SHOWN_AFTER);
  let blankSince: number | undefined;
  let otherLanguageSince: number | undefined;
  let isLate = false;
  while (performance.now() - begun < PATIENCE) {
    const sample = await samplePage(page);
    const now = performance.now();
    const isBlank = sample !== undefined && sample.mainText.trim().length < 20;
    blankSince = isBlank ? (blankSince ?? now) : undefined;
    if (blankSince !== undefined && now - blankSince > REPLACING_TIME) {
      report({ kind: 'blank', detail: JSON.stringify(sample) });
      blankSince = Number.POSITIVE_INFINITY;
    }
    if (page.url().startsWith('chrome-error:')) {
      report({ kind: 'browser error page', detail: before?.address ?? '' });
      return undefined;
    }
    if (sample && !isBlank && isAnswered(sample, before)) {
      if (hasOneLanguage(sample)) return sample;
      otherLanguageSince ??= now;
      if (now - otherLanguageSince > REPLACING_TIME) {
        const { address, lang, heading } = sample;
        report({ kind: 'language', detail: JSON.stringify({ address, lang, heading }) });
        return sample;
      }
    }
    if (!isLate && now - begun > NAVIGATION_TIMEOUT_MS + TOLERANCE) {
      isLate = true;
      report({
        kind: 'wait',
        detail: JSON.stringify({ before: before?.address, now: sample && { ...sample, text: '', mainText: sample.mainText.slice(0, 80) } }),
      });
    }
    await pause(150);
  }
  return undefined;
}

function isAnswered(sample: Sample, before: Sample | undefined): boolean {
  if (sample.isLoading || loadingWords.some((words) => sample.mainText.includes(words))) return false;
  return !sample.isMarked || sample.address !== before?.address || messages.includes(sample.heading);
}

/** The document, its words and its address are of one language; a message may be in the one before. */
function hasOneLanguage({ isOurs, address, lang, heading, mainText }: Sample): boolean {
  if (!isOurs) return true;
  const isKorean = koreanShare(mainText) > 0.3;
  const locale = /^\/(en|ko)\b/.exec(address)?.[1];
  return isKorean === (lang === 'ko') && (!locale || locale === lang || messages.includes(heading));
}
