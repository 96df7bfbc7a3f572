import { expect, it } from 'vitest';
import { entryHash } from './measured-build.ts';

it('names a build by the hash of the app’s entry file', () => {
  expect(entryHash('<script type="module" id="boot" src="/assets/boot-DEWYCTg2.js" data-entry="/assets/app-YTlj0K_7.js"></script>')).toBe(
    'YTlj0K_7',
  );
  expect(entryHash('<script id="boot" src="/assets/boot-DEWYCTg2.js"></script>')).toBe('unknown');
});
