import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { LOCALES } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { wordsOf } from '../support/words-of.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKit } from './open-webkit.ts';
import { startVisit } from './visit.ts';

const { firefox, webkit } = { firefox: inject('firefox'), webkit: inject('webkit') };
// The offline kit comes in brotli only, which WebKitGTK takes over https alone.
const ENGINES = [
  { engine: 'Firefox', takesKit: true, missing: firefox.missing, openBrowser: () => openFirefox(firefox.path) },
  { engine: 'WebKit', takesKit: false, missing: webkit.missing, openBrowser: () => openWebKit(webkit.path, webkit.display) },
];

/** Set on the page's window: a load would lose it. */
type Marked = Window & { mark?: number };

// Pages are read in both languages; all else, which no engine does by language, in one of them.
for (const { engine, takesKit, missing, openBrowser } of ENGINES) {
  describe.skipIf(missing)(missing ? `${engine}, skipped: ${missing}` : engine, () => {
    let visit: Awaited<ReturnType<typeof startVisit>>;
    beforeEach(async () => {
      visit = await startVisit(openBrowser);
    });
    // A browser that hangs would not answer.
    afterEach(async ({ task }) => {
      if (task.result?.state === 'pass') expect(await visit.consoleErrors(), 'the page logged errors').toEqual([]);
    });

    test.for(LOCALES)('pages read (%s): language, title, headline, picture, and nothing sticks out', async (locale) => {
      const { pages } = wordsOf(locale, 'meta');
      const { company } = wordsOf(locale, 'common');
      const read = [
        { page: 'home', title: pages.home.title, h1: wordsOf(locale, 'home').hero[1].title },
        { page: 'company', title: `${pages.company.title} - ${company}`, h1: wordsOf(locale, 'aboutus').company.heading },
        { page: 'adc', title: `${pages.adc.title} - ${company}`, h1: wordsOf(locale, 'adc').heading },
      ] as const;
      for (const { page, title, h1 } of read) {
        await visit.openApp(hrefFor(locale, page));
        expect(await visit.whereIs()).toEqual({ path: hrefFor(locale, page), lang: locale, title, h1 });
        const picture = await visit.run(async () => {
          const image = document.querySelector('main img') as HTMLImageElement;
          await image.decode();
          return { type: image.currentSrc.replace(/.*\./, ''), isWhole: image.complete && image.naturalWidth > 300 };
        });
        expect(picture).toEqual({ type: 'avif', isWhole: true });
        for (const width of [500, 1440]) {
          await visit.resize(width, 900);
          const excess = () => visit.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          await expect.poll(excess, { message: `${page} at ${width} px` }).toBe(0);
        }
      }
    });

    test('links and the language switch load nothing anew, and back leads to where the visitor was', async () => {
      const state = () => visit.run(() => [(window as Marked).mark, scrollY, document.activeElement?.id]);
      const isStuck = () => visit.run(() => document.querySelector('header')?.hasAttribute('data-stuck'));
      await visit.openApp('/ko');
      await visit.run(() => {
        (window as Marked).mark = 1;
        scrollTo({ top: 300, behavior: 'instant' });
      });
      // From here on the menu stays in view; a click would scroll to it otherwise.
      await expect.poll(isStuck).toBe(true);
      await visit.click(`#menu a[href="${hrefFor('ko', 'company')}"]`);
      await expect.poll(visit.whereIs).toMatchObject({ path: hrefFor('ko', 'company'), h1: wordsOf('ko', 'aboutus').company.heading });
      await expect.poll(state).toEqual([1, 0, 'main']);
      await visit.run(() => history.back());
      await expect.poll(visit.whereIs).toMatchObject({ path: '/ko', title: wordsOf('ko', 'meta').pages.home.title });
      await expect.poll(state).toMatchObject({ 0: 1, 1: 300 });
      // The switch is at the very top.
      await visit.run(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(isStuck).toBe(false);
      await visit.click('header a[hreflang="en"]');
      await expect.poll(visit.whereIs).toMatchObject({ path: '/en', lang: 'en', title: wordsOf('en', 'meta').pages.home.title });
      expect((await state())[0]).toBe(1);
    });

    test('the mobile menu opens, shows a section, leads on and is closed again', async () => {
      const { ui } = wordsOf('ko', 'common');
      const isOpen = () => visit.run(() => document.querySelector('#menu')?.matches(':popover-open'));
      await visit.resize(500, 900);
      await visit.openApp('/ko');
      expect(await isOpen()).toBe(false);
      await visit.click(`header button[aria-label="${ui.menuOpen}"]`);
      await expect.poll(isOpen).toBe(true);
      await visit.click(`#menu summary[aria-label="${ui.expandSection.replace('{title}', wordsOf('ko', 'menu').groups.services)}"]`);
      await visit.click(`#menu a[href="${hrefFor('ko', 'cdo')}"]`);
      await expect.poll(visit.whereIs).toMatchObject({ path: hrefFor('ko', 'cdo') });
      await expect.poll(isOpen).toBe(false);
    });

    test('a policy opens above the page and Escape gives page and focus back; the search suggests and leads to results', async () => {
      const { privacy } = wordsOf('ko', 'menu').items;
      const shown = () => visit.run(() => document.querySelector('dialog[open] :is(h1, h2)')?.textContent);
      await visit.openApp(hrefFor('ko', 'company'));
      const before = await visit.whereIs();
      await visit.click(`footer a[href="${hrefFor('ko', 'privacy')}"]`);
      await expect.poll(shown).toBe(privacy);
      expect(await visit.whereIs()).toMatchObject({ path: hrefFor('ko', 'company', { hash: 'privacy' }) });
      await visit.press('Escape');
      await expect.poll(visit.whereIs).toEqual(before);
      await expect.poll(() => visit.run(() => document.activeElement?.textContent)).toBe(privacy);

      await visit.click(`header a[href="${hrefFor('ko', 'search')}"]`);
      await visit.type('dialog[open] input', '송도');
      await expect.poll(() => visit.run(() => document.querySelectorAll('dialog[open] [role="option"]').length)).toBeGreaterThan(2);
      await visit.press('Enter');
      await expect.poll(visit.whereIs).toMatchObject({ path: hrefFor('ko', 'search', { query: { q: '송도' } }) });
      await expect.poll(() => visit.run(() => document.querySelectorAll('main mark').length)).toBeGreaterThan(3);
      await expect.poll(() => visit.run(() => document.querySelector('dialog[open]'))).toBe(null);
    });

    test('an inquiry: what is missing is said, what is whole is registered, once', async () => {
      const { message } = wordsOf('en', 'contact');
      await visit.openApp(hrefFor('en', 'contact'));
      await visit.click('#inquiry-name');
      await visit.click('form[novalidate] button[type="submit"]');
      await visit.isTold(message.error.required);
      await expect.poll(() => visit.run(() => document.activeElement?.id)).toBe('inquiry-category');
      await visit.sendInquiry('소규모 conjugation');
      await visit.isTold(message.success);
      await expect.poll(() => visit.run(() => document.querySelector<HTMLInputElement>('#inquiry-subject')?.value)).toBe('');
      expect(await visit.storedSubjects()).toEqual(['소규모 conjugation']);
    });

    test('without a network a visited page reads, a strange one is the offline page, and with the kit an inquiry waits and is sent once', async () => {
      const { waiting, heading } = wordsOf('ko', 'contact');
      await visit.openApp(hrefFor('ko', 'contact'));
      await visit.workerReady(takesKit ? ['/data/offline-kit.ko.bin'] : []);
      expect(await visit.consoleErrors()).toEqual([]);
      await visit.stopServer();
      if (takesKit) {
        await visit.openApp(hrefFor('ko', 'newsroom', { query: { category: 'campus' } }));
        await expect.poll(() => visit.run(() => document.querySelectorAll('main article').length)).toBe(4);
        await visit.open(hrefFor('ko', 'syracuse'));
        expect(await visit.whereIs()).toMatchObject({ lang: 'ko', h1: wordsOf('ko', 'syracuse').heading });
      }
      if (takesKit) {
        await visit.openApp(hrefFor('ko', 'contact'));
        await visit.sendInquiry('소규모 conjugation');
        await visit.isTold(waiting.savedLater);
      } else await visit.open(hrefFor('ko', 'contact'));
      expect(await visit.whereIs()).toMatchObject({ lang: 'ko', h1: heading });
      // The other language was never asked for.
      await visit.open(hrefFor('en', 'syracuse'));
      expect(await visit.whereIs()).toMatchObject({ lang: 'en', h1: wordsOf('en', 'errors').offline.heading });
      await visit.restartServer();
      await visit.click('main a[href=""]');
      await expect.poll(visit.whereIs).toMatchObject({ path: hrefFor('en', 'syracuse'), h1: wordsOf('en', 'syracuse').heading });
      if (takesKit) await visit.isTold(wordsOf('en', 'contact').message.success);
      expect(await visit.storedSubjects()).toEqual(takesKit ? ['소규모 conjugation'] : []);
    }, 120_000);
  });
}
