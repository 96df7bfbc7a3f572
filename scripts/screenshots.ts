import { LOCALES } from '../core/site/locales.ts';
import type { PageId } from '../core/site/pages.ts';
import { hrefFor } from '../core/site/urls.ts';
import { ROOT } from '../pipeline/paths.ts';
import { takeScreenshots, withBuiltSite } from './take-screenshots.ts';

// `npm run screenshots`: takes the screenshots of docs/screenshots, or of other pages and widths:
// npm run screenshots -- ceo,notice 768,1024 /tmp/pictures
const [pages = 'home,company,newsroom,newsroomPost', widths = '390,1440', folder = `${ROOT}docs/screenshots`] = process.argv.slice(2);
const POSTS: Record<string, string> = {
  newsroomPost: '20240516-songdo-groundbreaking',
  noticePost: '20251222-year-end-hours',
  imageAlbum: 'adc-facility',
  sitemapYear: '2026',
};

await withBuiltSite(async (browser, origin) => {
  for (const width of widths.split(',').map(Number)) {
    const shots = pages
      .split(',')
      .flatMap((id) =>
        LOCALES.map((locale) => ({ name: `${id}-${locale}-${width}`, path: hrefFor(locale, id as PageId, { id: POSTS[id] }) })),
      );
    for (const file of await takeScreenshots(browser, origin, shots, width, folder)) console.log(file);
  }
});
