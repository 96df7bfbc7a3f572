import { INQUIRY_CATEGORIES } from '../../../core/contact/inquiry.ts';
import { type CommandContext, type Option, UsageError } from '../command.ts';
import { parseMoment } from '../parse-moment.ts';

export const FILTER_OPTIONS = {
  since: { type: 'string', value: 'DAY', help: 'came in since 2026-11-21, or within 7d, 12h' },
  category: { type: 'string', value: 'NAME', help: `one of ${INQUIRY_CATEGORIES.join(', ')}` },
  open: { type: 'boolean', help: 'only those without a reply' },
  replied: { type: 'boolean', help: 'only those with a reply' },
} as const satisfies Record<string, Option>;

export interface Filters {
  /** ISO 8601. */
  since?: string | undefined;
  category?: string | undefined;
  state?: 'open' | 'replied' | undefined;
}

export function readFilters({ options, now }: Pick<CommandContext, 'options' | 'now'>): Filters {
  const { since, category, open, replied } = options;
  if (category !== undefined && !(INQUIRY_CATEGORIES as readonly unknown[]).includes(category))
    throw new UsageError(`--category is '${category}': give one of ${INQUIRY_CATEGORIES.join(', ')}`);
  if (open && replied) throw new UsageError('--open and --replied exclude each other: give one of them, or none for all');
  return {
    since: since === undefined ? undefined : new Date(parseMoment('since', String(since), now)).toISOString(),
    category: category as string | undefined,
    state: open ? 'open' : replied ? 'replied' : undefined,
  };
}

export function readLimit({ options }: Pick<CommandContext, 'options'>): number | undefined {
  if (options.limit === undefined) return undefined;
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError(`--limit is '${options.limit}': give a whole number from 1`);
  return limit;
}
