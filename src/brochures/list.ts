import type { ComponentType } from 'react';
import { Adc } from './adc.tsx';
import { CodeOfConduct } from './code-of-conduct.tsx';
import { Corporate } from './corporate.tsx';
import { Esg } from './esg.tsx';
import { Services } from './services.tsx';

/** Everything that is offered as a PDF, in both languages. */
export interface Brochure {
  /** Name of the files and, for brochures that are posts, of the post. */
  id: string;
  Pages: ComponentType;
  /** Where title, summary, date and cover picture come from when no post says them: keys of the words, the rest as it is. */
  own?: { title: string; summary: string; date: string; image: string };
}

export const BROCHURES: readonly Brochure[] = [
  { id: 'corporate-brochure', Pages: Corporate },
  { id: 'services-brochure', Pages: Services },
  { id: 'adc-brochure', Pages: Adc },
  { id: 'esg-summary', Pages: Esg },
  {
    id: 'code-of-conduct',
    Pages: CodeOfConduct,
    own: { title: 'governance:code.heading', summary: 'governance:code.lead', date: '2023-12-28', image: 'lines-silver' },
  },
];
