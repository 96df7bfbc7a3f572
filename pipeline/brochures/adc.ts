import type { Brochure } from './brochure.ts';

export const ADC: Brochure = {
  id: 'adc-brochure',
  about: 'post',
  cover: { title: 'adc:heading', lead: 'adc:lead' },
  sheets: [
    {
      bookmarks: ['adc:overview.heading'],
      blocks: [
        { block: 'picture', image: 'hero-antibody', place: 'top' },
        { block: 'title', heading: 'adc:overview.heading' },
        {
          block: 'antibody',
          body: 'adc:overview.body',
          alt: 'adc:overview.alt',
          labels: ['adc:overview.antibody', 'adc:overview.linker', 'adc:overview.payload'],
        },
      ],
    },
    {
      bookmarks: ['adc:facility.heading'],
      blocks: [
        { block: 'title', heading: 'adc:facility.heading', lead: 'adc:facility.lead' },
        { block: 'text', body: 'adc:facility.body', large: true },
        { block: 'figures', items: 'adc:facility.figures' },
        { block: 'picture', image: 'isolator', place: 'wide' },
        { block: 'text', heading: 'adc:platform.heading', lead: 'adc:platform.lead', body: 'adc:platform.body' },
      ],
    },
    {
      bookmarks: ['adc:development.heading'],
      blocks: [
        { block: 'picture', image: 'single-use', place: 'top' },
        { block: 'title', heading: 'adc:development.heading' },
        { block: 'text', body: 'adc:development.body', list: 'adc:development.items' },
        { block: 'text', heading: 'adc:manufacturing.heading', body: 'adc:manufacturing.body' },
        { block: 'steps', items: 'adc:manufacturing.steps' },
      ],
    },
    {
      bookmarks: ['adc:analytics.heading'],
      blocks: [
        { block: 'title', heading: 'adc:analytics.heading', lead: 'adc:analytics.lead' },
        {
          block: 'table',
          caption: 'adc:analytics.caption',
          head: ['adc:analytics.head.attribute', 'adc:analytics.head.methods', 'adc:analytics.head.stage'],
          rows: { of: 'adc:analytics.rows', cells: ['attribute', 'methods', 'stage'] },
          widths: [36, 36, 28],
        },
        { block: 'picture', image: 'laboratory', place: 'wide' },
      ],
    },
    {
      bookmarks: ['band:heading'],
      blocks: [{ block: 'contact', heading: 'band:heading', lead: 'band:lead', image: 'lines-red' }],
    },
  ],
};
