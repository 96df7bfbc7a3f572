import type { Tool } from '../command.ts';
import { write } from './write.ts';

export const REPORT: Tool = {
  name: 'report',
  summary: 'A report for the performance team: figures of real visits, page views, and the history of Lighthouse.',
  commands: { write },
  defaultCommand: 'write',
};
