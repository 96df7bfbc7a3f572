import { afterAll, vi } from 'vitest';

/**
 * Test files share one environment, which takes seconds to make. Each file evaluates our modules anew, so that mocks and module state of
 * the last one are gone. It waits for open imports: they would end among the modules of the next file.
 */
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.resetModules();
});
