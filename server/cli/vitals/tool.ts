import type { Tool } from '../command.ts';
import { show } from './show.ts';

export const VITALS: Tool = {
  name: 'vitals',
  summary: 'How fast pages were for visitors who agreed that it is measured.',
  commands: { show },
  defaultCommand: 'show',
};
