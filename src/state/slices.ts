import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListQuery, PostList } from '#core/posts/list-posts.ts';
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

/** Unknown until mounted, so that the first client render equals the prerendered one (design 2). */
export const viewportSlice = createSlice({
  name: 'viewport',
  initialState: { isMobile: false, width: 0 },
  reducers: {
    viewportMeasured: (_state, { payload: width }: PayloadAction<number>) => ({ isMobile: width <= MOBILE_MAX_WIDTH, width }),
  },
});

export interface AlertContent {
  message: string;
  type: string;
  link?: string;
}

/** Shown when `is` is true with a message (spec 4). */
export const alertSlice = createSlice({
  name: 'alert',
  initialState: { is: false, message: '', type: 'btn-confirm' } as AlertContent & { is: boolean },
  reducers: {
    alertShown: (_state, { payload }: PayloadAction<Omit<AlertContent, 'type'> & { type?: string }>) => ({
      type: 'btn-confirm',
      ...payload,
      is: payload.message !== '',
    }),
    alertHidden: () => ({ is: false, message: '', type: 'btn-confirm' }),
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

/** One object, empty, replaced wholesale (spec 3): the list as the visitor last saw it. */
export type NewsData = { type?: PostType; locale?: Locale; query?: ListQuery; list?: PostList };

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
  /** When the worker stored what it last gave to this page; 0: it came from the network. Another object with each answer. */
  stored?: { at: number };
  /** The worker holds what offline reading needs. */
  workerReady: boolean;
  /** How many new versions have come to wait for the visitor's consent; 0: none waits, or the visitor said later. */
  updatesWaiting: number;
}

export const connectionSlice = createSlice({
  name: 'connection',
  initialState: { online: true, workerReady: false, updatesWaiting: 0 } as ConnectionState,
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

/** Addresses of pages that can be read without a network, as the worker reports them. */
export const offlineLibrarySlice = createSlice({
  name: 'offlineLibrary',
  initialState: { pages: [] as string[] },
  reducers: {
    offlinePagesReported: (state, { payload }: PayloadAction<string[]>) => {
      state.pages = payload;
    },
  },
});

/** How many inquiries wait in the browser's outbox. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: { waiting: 0 },
  reducers: {
    outboxCounted: (state, { payload }: PayloadAction<number>) => {
      state.waiting = payload;
    },
  },
});

export const { localeSet } = localeSlice.actions;
export const { viewportMeasured } = viewportSlice.actions;
export const { alertShown, alertHidden } = alertSlice.actions;
export const { loadingStarted, loadingStepped, loadingEnded } = loadingSlice.actions;
export const { newsDataSet } = newsDataSlice.actions;
export const { connectionChanged } = connectionSlice.actions;
export const { consentSet } = consentSlice.actions;
export const { offlinePagesReported } = offlineLibrarySlice.actions;
export const { outboxCounted } = outboxSlice.actions;
