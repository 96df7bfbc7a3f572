import type { Brochure } from './brochure.ts';

export const ESG: Brochure = {
  id: 'esg-summary',
  about: 'post',
  cover: { title: 'home:hero.5.title', lead: 'home:hero.5.message' },
  sheets: [
    {
      bookmarks: ['esg:direction.heading'],
      blocks: [
        { block: 'picture', image: 'water-dawn', place: 'top' },
        { block: 'title', heading: 'esg:direction.heading' },
        { block: 'text', body: 'esg:direction.text', large: true },
        { block: 'text', heading: 'esg:topics.heading', body: 'esg:topics.text' },
        { block: 'levels', heading: 'esg:organization.heading', items: 'esg:organization.levels' },
      ],
    },
    {
      bookmarks: ['environment:heading'],
      blocks: [
        { block: 'title', heading: 'environment:heading', lead: 'environment:lead' },
        { block: 'text', heading: 'environment:policy.heading', body: 'environment:policy.text' },
        { block: 'picture', image: 'seedlings', place: 'wide' },
        {
          block: 'terms',
          heading: 'environment:fields.heading',
          items: 'environment:fields.items',
          term: 'title',
          text: 'text',
          columns: 2,
        },
        { block: 'text', heading: 'environment:principles.heading', list: 'environment:principles.items' },
      ],
    },
    {
      bookmarks: ['social:heading'],
      blocks: [
        { block: 'picture', image: 'careers-lobby', place: 'top' },
        { block: 'title', heading: 'social:heading', lead: 'social:lead' },
        { block: 'text', heading: 'social:statement.heading', body: 'social:statement.text' },
        { block: 'terms', heading: 'social:charter.heading', items: 'social:charter.items', term: 'title', text: 'text', columns: 2 },
      ],
    },
    {
      bookmarks: ['social:safety.heading', 'social:goals.heading', 'social:partner.heading'],
      blocks: [
        { block: 'title', heading: 'social:safety.heading', lead: 'social:safety.lead' },
        { block: 'list', items: 'social:safety.items', note: 'social:safety.signature' },
        { block: 'figures', heading: 'social:goals.heading', items: 'social:goals.figures' },
        { block: 'chapters', heading: 'social:partner.heading', lead: 'social:partner.lead', items: 'social:partner.chapters' },
      ],
    },
    {
      bookmarks: ['governance:heading'],
      blocks: [
        { block: 'picture', image: 'table-boardroom', place: 'top' },
        { block: 'title', heading: 'governance:heading', lead: 'governance:lead' },
        { block: 'text', heading: 'governance:board.heading', body: 'governance:board.text' },
        {
          block: 'table',
          caption: 'governance:board.composition.caption',
          head: ['governance:board.composition.position', 'governance:board.composition.field'],
          rows: { of: 'governance:board.composition.rows', cells: ['position', 'field'] },
          widths: [36, 64],
        },
        { block: 'contact', heading: 'band:heading', lead: 'band:lead' },
      ],
    },
  ],
};
