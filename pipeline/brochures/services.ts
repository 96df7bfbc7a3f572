import type { Brochure } from './brochure.ts';

export const SERVICES: Brochure = {
  id: 'services-brochure',
  about: 'post',
  cover: { title: 'services:heading', lead: 'services:lead' },
  sheets: [
    {
      bookmarks: ['services:intro.heading'],
      blocks: [
        { block: 'picture', image: 'tank-detail', place: 'top' },
        { block: 'title', heading: 'services:intro.heading' },
        { block: 'text', body: 'services:intro.text', large: true },
        { block: 'steps', items: 'services:path.steps', base: 'services:path.band' },
        { block: 'text', heading: 'services:work.heading', list: 'services:work.items' },
      ],
    },
    {
      bookmarks: ['cdo:heading'],
      blocks: [
        { block: 'title', heading: 'cdo:heading', lead: 'cdo:lead' },
        { block: 'text', body: 'cdo:intro' },
        { block: 'text', heading: 'cdo:cld.heading', lead: 'cdo:cld.lead', body: 'cdo:cld.body' },
        { block: 'steps', items: 'cdo:cld.steps' },
        { block: 'text', heading: 'cdo:msat.heading', lead: 'cdo:msat.lead', body: 'cdo:msat.body' },
        { block: 'steps', items: 'cdo:msat.phases' },
        { block: 'text', heading: 'cdo:receive.heading', list: 'cdo:receive.items' },
      ],
    },
    {
      bookmarks: ['cmo:heading'],
      blocks: [
        { block: 'picture', image: 'single-use', place: 'top' },
        { block: 'title', heading: 'cmo:heading', lead: 'cmo:lead' },
        { block: 'text', body: 'cmo:intro' },
        { block: 'text', heading: 'cmo:commercial.heading', body: 'cmo:commercial.body' },
        { block: 'text', heading: 'cmo:clinical.heading', body: 'cmo:clinical.body' },
      ],
    },
    {
      bookmarks: ['cmo:flow.heading', 'cmo:capacity.heading'],
      blocks: [
        { block: 'title', heading: 'cmo:flow.heading' },
        { block: 'lanes', lanes: ['cmo:flow.substance', 'cmo:flow.product'], note: 'cmo:flow.note' },
        { block: 'picture', image: 'filling-line', place: 'wide' },
        {
          block: 'table',
          heading: 'cmo:capacity.heading',
          head: ['cmo:capacity.head.site', 'cmo:capacity.head.vessels', 'cmo:capacity.head.capacity', 'cmo:capacity.head.status'],
          rows: { of: 'cmo:capacity.rows', cells: ['site', 'vessels', 'capacity', 'status'] },
          widths: [27, 31, 20, 22],
        },
      ],
    },
    {
      bookmarks: ['testing:heading'],
      blocks: [
        { block: 'title', heading: 'testing:heading', lead: 'testing:lead' },
        { block: 'text', body: 'testing:intro' },
        { block: 'picture', image: 'analytics', place: 'wide' },
        {
          block: 'table',
          heading: 'testing:services.heading',
          caption: 'testing:services.caption',
          head: ['testing:services.head.service', 'testing:services.head.examples'],
          rows: { of: 'testing:services.rows', cells: ['service', 'examples'] },
          widths: [44, 56],
        },
        { block: 'steps', heading: 'testing:sample.heading', items: 'testing:sample.steps' },
      ],
    },
    {
      bookmarks: ['quality:heading'],
      blocks: [
        { block: 'title', heading: 'quality:heading', lead: 'quality:lead' },
        { block: 'text', body: 'quality:intro' },
        { block: 'picture', image: 'documents-quality', place: 'wide' },
        {
          block: 'terms',
          heading: 'quality:qms.heading',
          lead: 'quality:qms.lead',
          items: 'quality:qms.items',
          term: 'term',
          text: 'text',
          columns: 2,
        },
        { block: 'text', heading: 'quality:record.heading', body: 'quality:record.body' },
        { block: 'text', heading: 'quality:audits.heading', body: 'quality:audits.body' },
      ],
    },
    {
      bookmarks: ['band:heading'],
      blocks: [{ block: 'contact', heading: 'band:heading', lead: 'band:lead', image: 'lines-red' }],
    },
  ],
};
