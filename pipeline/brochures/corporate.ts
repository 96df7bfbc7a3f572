import type { Brochure } from './brochure.ts';

export const CORPORATE: Brochure = {
  id: 'corporate-brochure',
  about: 'post',
  cover: { title: 'home:hero.1.title', lead: 'home:hero.1.message' },
  sheets: [
    {
      bookmarks: ['aboutus:company.heading'],
      blocks: [
        { block: 'picture', image: 'hero-cells', place: 'top' },
        { block: 'title', heading: 'aboutus:company.heading', lead: 'aboutus:company.lead' },
        { block: 'text', body: 'aboutus:company.intro', large: true },
        {
          block: 'text',
          label: 'aboutus:company.visionLabel',
          heading: 'aboutus:company.vision.heading',
          lead: 'aboutus:company.vision.lead',
        },
        {
          block: 'text',
          label: 'aboutus:company.missionLabel',
          heading: 'aboutus:company.mission.heading',
          lead: 'aboutus:company.mission.lead',
        },
      ],
    },
    {
      bookmarks: ['aboutus:company.philosophy.heading', 'aboutus:company.values.heading'],
      blocks: [
        { block: 'title', heading: 'aboutus:company.philosophy.heading' },
        { block: 'terms', items: 'aboutus:company.philosophy.items', term: 'title', text: 'text', columns: 2, numbered: true },
        { block: 'picture', image: 'laboratory', place: 'wide' },
        {
          block: 'terms',
          heading: 'aboutus:company.values.heading',
          items: 'aboutus:company.values.items',
          term: 'title',
          text: 'text',
          columns: 1,
        },
      ],
    },
    {
      bookmarks: ['locations:heading'],
      blocks: [
        { block: 'title', heading: 'locations:heading', lead: 'locations:lead' },
        { block: 'text', heading: 'locations:intro.heading', body: 'locations:intro.text' },
        {
          block: 'table',
          head: ['locations:heading', 'locations:table.role.label', 'locations:table.status.label', 'locations:table.capacity.label'],
          rows: [
            [
              'locations:table.site.songdo',
              'locations:table.role.songdo',
              'locations:table.status.songdo',
              'locations:table.capacity.songdo',
            ],
            [
              'locations:table.site.syracuse',
              'locations:table.role.syracuse',
              'locations:table.status.syracuse',
              'locations:table.capacity.syracuse',
            ],
            [
              'locations:table.site.boston',
              'locations:table.role.boston',
              'locations:table.status.boston',
              'locations:table.capacity.boston',
            ],
          ],
          widths: [24, 24, 22, 30],
        },
        { block: 'picture', image: 'boston-office', place: 'wide', caption: 'locations:caption' },
        { block: 'text', heading: 'locations:boston.heading', lead: 'locations:boston.lead' },
      ],
    },
    {
      bookmarks: ['songdo:heading'],
      blocks: [
        { block: 'picture', image: 'campus-songdo', place: 'top', caption: 'songdo:caption' },
        { block: 'title', heading: 'songdo:heading', lead: 'songdo:lead' },
        { block: 'text', body: 'songdo:overview' },
        { block: 'figures', items: 'songdo:figures', only: ['1', '2', '3'] },
        {
          block: 'capacity',
          heading: 'songdo:roadmap.heading',
          plant: 'songdo:roadmap.plant',
          total: 'songdo:roadmap.total',
          alt: 'songdo:roadmap.chart',
          list: 'songdo:roadmap.items',
          note: 'songdo:roadmap.note',
        },
      ],
    },
    {
      bookmarks: ['syracuse:heading'],
      blocks: [
        { block: 'picture', image: 'syracuse-aerial', place: 'top', caption: 'syracuse:caption' },
        { block: 'title', heading: 'syracuse:heading', lead: 'syracuse:lead' },
        { block: 'text', body: 'syracuse:overview' },
        { block: 'figures', items: 'syracuse:figures' },
        { block: 'text', heading: 'syracuse:bank.heading', body: 'syracuse:bank.text' },
      ],
    },
    {
      bookmarks: ['home:services.heading'],
      blocks: [
        { block: 'title', heading: 'home:services.heading', lead: 'home:services.lead' },
        { block: 'steps', items: 'services:path.steps', base: 'services:path.band' },
        { block: 'picture', image: 'vials', place: 'wide' },
        { block: 'terms', heading: 'services:cards.heading', items: 'home:services.items', term: 'title', text: 'line', columns: 1 },
      ],
    },
    {
      bookmarks: ['band:heading'],
      blocks: [{ block: 'contact', heading: 'band:heading', lead: 'band:lead', image: 'abstract-lines' }],
    },
  ],
};
