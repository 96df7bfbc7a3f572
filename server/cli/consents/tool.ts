import type { Tool } from '../command.ts';
import { exportConsents } from './export.ts';
import { list } from './list.ts';
import { withdraw } from './withdraw.ts';

export const CONSENTS: Tool = {
  name: 'consents',
  summary: 'Consents to marketing: who gave one, withdrawal, export.',
  commands: { list, withdraw, export: exportConsents },
};
