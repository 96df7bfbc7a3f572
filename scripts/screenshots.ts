import { Command, InvalidArgumentError } from 'commander';
import { LOCALES } from '../core/site/locales.ts';
import { PAGES, type PageId } from '../core/site/pages.ts';
import { hrefFor } from '../core/site/urls.ts';
import { ROOT } from '../pipeline/paths.ts';
import { readWidths, takeScreenshots, withBuiltSite } from './take-screenshots.ts';

const program = new Command('npm run screenshots --')
  .description('Takes the screenshots of docs/screenshots, or of other pages and widths.')
  .argument('[pages]', 'ids of the page table, with commas between', readPages, ['home', 'company', 'newsroom', 'newsroomPost'] as PageId[])
  .argument('[widths]', 'in CSS pixels, with commas between', readWidths, [390, 1440])
  .argument('[folder]', 'where the pictures go', `${ROOT}docs/screenshots`)
  .showHelpAfterError()
  .parse();
const [pages, widths, folder] = program.processedArgs as [PageId[], number[], string];
const POSTS: Record<string, string> = {
  newsroomPost: '20240516-songdo-groundbreaking',
  noticePost: '20251222-year-end-hours',
  imageAlbum: 'adc-facility',
  sitemapYear: '2026',
};

await withBuiltSite(async (browser, origin) => {
  for (const width of widths) {
    const shots = pages.flatMap((id) =>
      LOCALES.map((locale) => ({ name: `${id}-${locale}-${width}`, path: hrefFor(locale, id, { id: POSTS[id] }) })),
    );
    for (const file of await takeScreenshots(browser, origin, shots, width, folder)) console.log(file);
  }
});

function readPages(text: string): PageId[] {
  return text.split(',').map((id) => {
    const page = PAGES.find((one) => one.id === id);
    if (!page) throw new InvalidArgumentError(`'${id}' is no page: give ids of core/site/pages.ts.`);
    return page.id;
  });
}
