/** What the build knows of its settings, for the app and the service worker. */
declare module 'site:inputs' {
  const inputs: {
    origin: string;
    apiBase: string;
    hasApi: boolean;
    analytics: import('#core/analytics/settings.ts').Analytics;
    assets: import('#core/site/image.ts').AssetPlace;
    logoName: string;
  };
  export default inputs;
}

/** What answers in the place of the API, on a host that knows only files. */
declare module 'site:local-api' {
  const localApi: ((path: string) => Promise<unknown>) | undefined;
  export default localApi;
}
