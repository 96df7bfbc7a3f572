import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import colors from '#content/logo-colors.json';
import common from '#locales/ko/common.json';
import logo from '#locales/ko/logo.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { mount } from '#tests/support/mount.tsx';
import { ColorTable } from './logo-page.tsx';

const writeText = vi.fn();
beforeEach(async () => {
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await mount(<ColorTable />, { i18n: createI18n('ko', { common, logo }) });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

const first = colors.red;
const status = () => document.querySelector('[role="status"]')?.textContent;
const press = (value: string) =>
  act(async () => [...document.querySelectorAll('button')].find((button) => button.textContent === value)?.click());

it('copies a value and says so', async () => {
  expect(status()).toBe('');
  await press(first.hex);
  expect([writeText.mock.calls, status()]).toEqual([[[first.hex]], `${first.hex} – ${logo.colors.copied}`]);
  await press(first.cmyk);
  expect(status()).toBe(`${first.cmyk} – ${logo.colors.copied}`);
});
it('says when the browser refuses', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await press(first.hex);
  expect(status()).toBe(logo.colors.copyFailed);
});
