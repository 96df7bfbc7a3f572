import type { Page } from '@playwright/test';

/** As in the window of an installed app: no browser here emulates that by itself. */
export async function asInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const answer = ask(query);
      return query === '(display-mode: standalone)' ? Object.defineProperty(answer, 'matches', { value: true }) : answer;
    };
  });
}
