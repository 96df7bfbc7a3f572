import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConsent, storeConsent } from './consent-store.ts';

const DAY = 86_400_000;

describe('consent', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });

  it('is unknown until given, and can be changed', () => {
    expect(readConsent()).toBeNull();
    storeConsent('accepted');
    expect(readConsent()).toBe('accepted');
    storeConsent('rejected');
    expect(readConsent()).toBe('rejected');
  });
  it('is asked for again after 180 days', () => {
    storeConsent('accepted');
    vi.setSystemTime(Date.now() + 180 * DAY - 1);
    expect(readConsent()).toBe('accepted');
    vi.setSystemTime(Date.now() + 1);
    expect(readConsent()).toBeNull();
  });
  it('counts Global Privacy Control as rejected, whatever was stored', () => {
    storeConsent('accepted');
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(readConsent()).toBe('rejected');
  });
  it.each(['yes', true, null, { choice: 'accepted' }])('takes %j for no choice', (value) => {
    localStorage.setItem('site:consent', JSON.stringify({ value, expire: Date.now() + DAY }));
    expect(readConsent()).toBeNull();
  });
});
