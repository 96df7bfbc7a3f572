import type { Block, Brochure, Sheet } from './brochure.ts';

const chapter = (name: string, image: string): Sheet => ({
  bookmarks: [`governance:code.${name}.title`],
  blocks: [
    { block: 'picture', image, place: 'top' },
    { block: 'title', heading: `governance:code.${name}.title` },
    { block: 'text', list: `governance:code.${name}.items`, numbered: true, large: true },
  ],
});

const REPORT: Block = { block: 'text', heading: 'governance:report.title', body: 'governance:report.text' };

/** The five chapters of the code, a page each; not a post: the governance page leads to it. */
export const CODE_OF_CONDUCT: Brochure = {
  id: 'code-of-conduct',
  about: { title: 'governance:code.heading', subject: 'governance:code.lead', image: 'lines-silver' },
  cover: { title: 'governance:code.heading', lead: 'governance:code.lead' },
  sheets: [
    chapter('customers', 'vials'),
    chapter('employees', 'careers-lobby'),
    chapter('partners', 'filling-line'),
    chapter('shareholders', 'table-boardroom'),
    { ...chapter('society', 'seedlings'), blocks: [...chapter('society', 'seedlings').blocks, REPORT] },
  ],
};
