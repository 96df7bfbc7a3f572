import type { Tool } from '../command.ts';
import { count } from './count.ts';

export const PAGE_VIEWS: Tool = {
  name: 'page-views',
  summary: 'Views of pages by visitors who agreed that they are counted.',
  commands: { count },
};
