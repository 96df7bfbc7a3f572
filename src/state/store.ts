import { combineSlices, configureStore, createDynamicMiddleware, createSlice, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
import type { i18n as I18n } from 'i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ListQuery } from '#core/posts/list-posts.ts';
import { LOADING_BAR, MOBILE_MAX_WIDTH } from '#core/site/constants.ts';
import { DEFAULT_LOCALE, type Locale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';

export const localeSlice = createSlice({
  name: 'locale',
  initialState: { locale: DEFAULT_LOCALE as Locale },
  reducers: {
    localeSet: (_state, { payload: locale }: PayloadAction<Locale>) => ({ locale }),
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
    loadingStarted: () => ({ progress: LOADING_BAR.start }),
    loadingStepped: ({ progress }) => ({ progress: Math.min(Math.max(progress, LOADING_BAR.ceiling), progress + LOADING_BAR.step) }),
    loadingEnded: () => ({ progress: LOADING_BAR.full }),
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
    consentSet: (_state, { payload: choice }: PayloadAction<ConsentChoice | null>) => ({ choice }),
  },
});

export const languageOfferSlice = createSlice({
  name: 'languageOffer',
  initialState: { isShown: false },
  reducers: {
    languageOfferShown: (_state, { payload: isShown }: PayloadAction<boolean>) => ({ isShown }),
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

/** Slices that come with the first module that uses them, which declares them here. */
// biome-ignore lint/suspicious/noEmptyInterface: src/api/base.ts fills it
export interface LaterSlices {}

export const rootReducer = combineSlices(
  localeSlice,
  viewportSlice,
  alertSlice,
  loadingSlice,
  pageIndicatorSlice,
  newsDataSlice,
  connectionSlice,
  consentSlice,
  languageOfferSlice,
).withLazyLoadedSlices<LaterSlices>();

const later = createDynamicMiddleware();

/** The browser's, which is there before slices that come later. */
let browserStore: Store | undefined;

/**
 * Adds the middleware of a slice that comes later to the browser's store. From here on the store has the state of the slice, which any action
 * makes: RTK Query reads it before its own first one.
 */
export function addMiddleware(middleware: Middleware): void {
  later.addMiddleware(middleware);
  browserStore?.dispatch({ type: 'store/extended' });
}

export type RootState = ReturnType<typeof rootReducer>;

export interface ThunkExtra {
  /** Answers requests to the API from what the build has written: in the prerenderer, and on a host that knows only files. */
  localApi?: ((path: string) => unknown) | undefined;
  /** Words for what is said outside of a page's components. */
  loadI18n?: (locale: Locale, namespaces: readonly string[]) => Promise<I18n>;
}

/**
 * One store a browser, and one a prerendered page: pages are rendered concurrently and share nothing.
 * @param api The API's middleware, in the prerenderer; a browser adds it later.
 */
export function createStore(extraArgument: ThunkExtra = {}, api: Middleware = later.middleware) {
  const store = configureStore({
    reducer: rootReducer,
    devTools: import.meta.env.DEV,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware({ thunk: { extraArgument } }).concat(api),
  });
  if (!import.meta.env.SSR) browserStore = store;
  return store;
}

export type Store = ReturnType<typeof createStore>;
export type AppDispatch = Store['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store>();
