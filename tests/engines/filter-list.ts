import { expect, test } from 'vitest';
import type { Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { wordsOf } from '../support/words-of.ts';
import { openApp, whereIs } from './look.ts';
import type { Visit } from './visit-site.ts';

export function filterList(visit: Visit, locale: Locale): void {
  const { ui } = wordsOf(locale, 'common');
  const { categories } = wordsOf(locale, 'newsroom');
  const { filter, list } = wordsOf(locale, 'messages');

  test('the newsroom filters by category and by words, and says what it shows', async () => {
    const { visitor, base } = visit;
    const path = hrefFor(locale, 'newsroom');
    const articles = () => visitor.run(() => document.querySelectorAll('main article').length);
    const shows = (words: string) => visitor.run((text) => document.querySelector('main')?.innerText.includes(text), words);
    await openApp(visitor, base + path);
    expect(await articles()).toBe(9);
    await visitor.choose({ selector: 'main select', words: ui.filterCategory }, categories.campus);
    await visitor.click({ selector: 'main button', words: ui.filterApply });
    await expect.poll(articles).toBe(4);
    await expect.poll(() => whereIs(visitor)).toMatchObject({ path: `${path}?category=campus` });
    await expect.poll(() => shows(filter.applied.replace('{n}', '4'))).toBe(true);
    await visitor.type({ selector: 'main input[type="search"]' }, 'zzzz');
    await visitor.press('Enter');
    await expect.poll(() => shows(list.noHit)).toBe(true);
    await visitor.click({ selector: 'main button', words: ui.filterReset });
    await expect.poll(articles).toBe(9);
  });
}
