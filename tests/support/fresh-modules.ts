import { afterAll, vi } from 'vitest';

/**
 * Test files run one after another in one environment, which takes seconds to make. Modules of ours are evaluated anew for each file:
 * what a file mocks, or what its tests leave in a module, is not there for the next. (Mocks themselves end with their file.)
 * An import that nobody has waited for would end among the modules of the next file.
 */
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.resetModules();
});
