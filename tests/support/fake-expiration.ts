/** In place of Workbox's, which counts entries in IndexedDB: tests/e2e/nightly/offline/bounded-caches.spec.ts shows the real one. */
export class CacheExpiration {
  async updateTimestamp(): Promise<void> {}
  async expireEntries(): Promise<void> {}
}
