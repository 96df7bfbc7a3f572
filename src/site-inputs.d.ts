/** What the build knows of its settings, for the app and the service worker. */
declare module 'site:inputs' {
  const inputs: {
    origin: string;
    apiBase: string;
    analytics: import('#core/analytics/settings.ts').Analytics;
    assets: import('#core/site/image.ts').AssetPlace;
    logoName: string;
  };
  export default inputs;
}
