import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListQuery } from '#core/posts/list-posts.ts';
import { LOADING_BAR, MOBILE_MAX_WIDTH } from '#core/site/constants.ts';
import { DEFAULT_LOCALE, type Locale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';

export const localeSlice = createSlice({
  name: 'locale',
  initialState: { locale: DEFAULT_LOCALE as Locale },
  reducers: {
    localeSet: (state, { payload }: PayloadAction<Locale>) => {
      state.locale = payload;
    },
  },
});

/** Unknown until mounted, so that the first client render equals the prerendered one. */
export const viewportSlice = createSlice({
  name: 'viewport',
  initialState: { isMobile: false, width: 0 },
  reducers: {
    viewportMeasured: (_state, { payload: width }: PayloadAction<number>) => ({ isMobile: width <= MOBILE_MAX_WIDTH, width }),
  },
});

export interface AlertBase {
  message: string;
  /** What is said below the message. */
  detail?: string | undefined;
  /** Where the visitor goes by confirming: a path of the site. */
  link?: string;
}

/** `btn-confirm`: a message with one button. `btn-choice`: a question with two, whose words the caller gives. */
export type AlertContent = AlertBase & ({ type: 'btn-confirm' } | { type: 'btn-choice'; confirmLabel: string; cancelLabel: string });
export type AlertState = AlertContent & { is: boolean };

const HIDDEN_ALERT: AlertState = { is: false, message: '', type: 'btn-confirm' };

/** Shown when `is` is true with a message (spec 4). Alerts are shown through show-alert.ts, which queues them. */
export const alertSlice = createSlice({
  name: 'alert',
  initialState: HIDDEN_ALERT as AlertState,
  reducers: {
    alertShown: (_state, { payload }: PayloadAction<AlertContent>): AlertState => ({ ...payload, is: payload.message !== '' }),
    alertHidden: (): AlertState => HIDDEN_ALERT,
  },
});

/** The loading bar of data requests; its timings live in loading-bar.ts. */
export const loadingSlice = createSlice({
  name: 'loading',
  initialState: { progress: 0 },
  reducers: {
    loadingStarted: (state) => {
      state.progress = LOADING_BAR.start;
    },
    loadingStepped: (state) => {
      if (state.progress < LOADING_BAR.ceiling) state.progress = Math.min(LOADING_BAR.ceiling, state.progress + LOADING_BAR.step);
    },
    loadingEnded: (state) => {
      state.progress = LOADING_BAR.full;
    },
  },
});

export type PageIndicatorState = { phase: 'idle' } | { phase: 'running'; progress: number } | { phase: 'finished' } | { phase: 'failed' };

/** The page loading indicator of navigations; its timings live in src/app/navigation/create-router.ts. */
export const pageIndicatorSlice = createSlice({
  name: 'pageIndicator',
  initialState: { phase: 'idle' } as PageIndicatorState,
  reducers: {
    pageIndicatorShown: (_state, { payload }: PayloadAction<PageIndicatorState>) => payload,
  },
});

/** One object, empty by default, replaced wholesale (spec 3): which list the visitor saw last, and how it was filtered. */
export type NewsData = { type?: PostType; query?: ListQuery };

export const newsDataSlice = createSlice({
  name: 'newsData',
  initialState: {} as NewsData,
  reducers: {
    newsDataSet: (_state, { payload }: PayloadAction<NewsData>) => payload,
  },
});

export interface ConnectionState {
  /** False from the moment a request or the browser says so; true again after one succeeds. */
  online: boolean;
  /** When the worker stored the document or the answer that this page got last; 0: it came from the network. Another object with each answer. */
  stored?: { at: number };
  /** How many new versions have come to wait for the visitor's consent; 0: none waits, or the visitor said later. */
  updatesWaiting: number;
}

export const connectionSlice = createSlice({
  name: 'connection',
  initialState: { online: true, updatesWaiting: 0 } as ConnectionState,
  reducers: {
    connectionChanged: (state, { payload }: PayloadAction<Partial<ConnectionState>>) => ({ ...state, ...payload }),
  },
});

export type ConsentChoice = 'accepted' | 'rejected';

/** `null` until the stored choice is read, and while there is none. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState: { choice: null as ConsentChoice | null },
  reducers: {
    consentSet: (state, { payload }: PayloadAction<ConsentChoice | null>) => {
      state.choice = payload;
    },
  },
});

/** Whether the visitor is asked just now if they would rather read the other language. */
export const languageOfferSlice = createSlice({
  name: 'languageOffer',
  initialState: { isShown: false },
  reducers: {
    languageOfferShown: (state, { payload }: PayloadAction<boolean>) => {
      state.isShown = payload;
    },
  },
});

export const { localeSet } = localeSlice.actions;
export const { viewportMeasured } = viewportSlice.actions;
export const { alertShown, alertHidden } = alertSlice.actions;
export const { loadingStarted, loadingStepped, loadingEnded } = loadingSlice.actions;
export const { pageIndicatorShown } = pageIndicatorSlice.actions;
export const { newsDataSet } = newsDataSlice.actions;
export const { connectionChanged } = connectionSlice.actions;
export const { consentSet } = consentSlice.actions;
export const { languageOfferShown } = languageOfferSlice.actions;
