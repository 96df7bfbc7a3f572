import type { PageId } from '../../core/site/pages.ts';

/** What stands on a page of print: a picture by its name, `title` (heading and lead of the website's page), or an element of its `main`. */
type Part = `image:${string}` | 'title' | (string & {});

export interface Brochure {
  /** Name of the files and, for brochures that are posts, of the post. */
  id: string;
  /** Heading and lead of the cover, as `namespace:key`. */
  cover: readonly [heading: string, lead: string];
  /** Where title, summary, date and picture of the cover come from when no post says them. */
  own?: { title: string; summary: string; date: string; image: string };
  pages: readonly (readonly [page: PageId, ...parts: Part[]])[];
  /** Behind the last page: whom to ask, over a picture. */
  contact?: string;
}

const INTRO = '[class*="_intro"]';
const DRAWING = '[class*="_drawing"]:has(figure)';

/** Everything that is offered as a PDF, in both languages: parts of the website's pages, in the order of print. */
export const BROCHURES: readonly Brochure[] = [
  {
    id: 'corporate-brochure',
    cover: ['home:hero.1.title', 'home:hero.1.message'],
    pages: [
      ['company', 'image:hero-cells', 'title', INTRO, '#vision'],
      ['company', '#values', 'image:laboratory', '#philosophy'],
      ['locations', 'title', INTRO, '#compare', 'image:boston-office', '#boston'],
      ['songdo', 'title', DRAWING, INTRO, '#capacity', '#roadmap'],
      ['syracuse', 'title', DRAWING, INTRO, 'image:vessel-hall', 'dl[class*="_figures"]'],
      ['services', 'title', INTRO, '[class*="_paths"]', 'image:vials', '#services'],
      ['company', '#history', '#group', '[class*="_glance"]'],
    ],
    contact: 'lines-gold',
  },
  {
    id: 'services-brochure',
    cover: ['services:heading', 'services:lead'],
    pages: [
      ['services', 'image:tank-detail', 'title', INTRO, '[class*="_paths"]', '#work'],
      ['cdo', 'title', INTRO, 'image:cell-bank', '#molecules', '#cld'],
      ['cdo', '#process', '#comparability', 'image:pipette-tips', '#ind'],
      ['cdo', '#msat', 'image:operator-valve', '#receive'],
      ['cmo', 'image:single-use', 'title', INTRO, '#commercial', '#clinical'],
      ['cmo', '#flow', 'image:filling-line', '#capacity'],
      ['cmo', '#practice', 'image:column-row'],
      ['testing', 'title', INTRO, 'image:well-plate', '#services', '#sample'],
      ['testing', '#methods', 'image:chromatography'],
      ['quality', 'title', INTRO, 'image:documents-quality', '#record', '#audits'],
      ['quality', '#qms'],
      ['quality', '#gmp', 'image:room-window'],
      ['quality', '#agreement', 'image:laboratory'],
    ],
    contact: 'lines-red',
  },
  {
    id: 'adc-brochure',
    cover: ['adc:heading', 'adc:lead'],
    pages: [
      ['adc', 'image:hero-antibody', '#overview', '#platform'],
      ['adc', '#facility', 'image:isolator', '#containment'],
      ['adc', 'image:reactor-tubing', '#development', '#manufacturing'],
      ['adc', '#analytics', 'image:laboratory'],
    ],
    contact: 'lines-red',
  },
  {
    id: 'esg-summary',
    cover: ['home:hero.5.title', 'menu:leads.esg'],
    pages: [
      ['esg', 'image:lines-silver', INTRO, '#organization'],
      ['esg', '#pillars', '#topics'],
      ['environment', 'title', INTRO, 'image:water-dawn', '#system', '#principles'],
      ['environment', '#fields', 'image:trees-young'],
      ['social', 'title', '#human-rights'],
      ['social', '#partner-code', 'image:careers-lobby'],
      ['social', '#safety-policy', '#safety-goals'],
      ['governance', 'title', DRAWING, '#board', '[class*="_report"]'],
    ],
  },
  {
    id: 'code-of-conduct',
    cover: ['governance:code.heading', 'governance:code.lead'],
    own: { title: 'governance:code.heading', summary: 'governance:code.lead', date: '2023-12-28', image: 'lines-silver' },
    pages: [
      ['governance', 'image:vials', '#code-customers'],
      ['governance', 'image:careers-lobby', '#code-employees'],
      ['governance', 'image:filling-line', '#code-partners'],
      ['governance', 'image:table-boardroom', '#code-shareholders'],
      ['governance', 'image:water-dawn', '#code-society', '[class*="_report"]'],
    ],
  },
];
