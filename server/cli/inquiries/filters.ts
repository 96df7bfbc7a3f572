import { INQUIRY_CATEGORIES } from '../../../core/contact/inquiry.ts';
import { type CommandContext, type Option, UsageError } from '../command.ts';
import { parseMoment } from '../parse-moment.ts';

export const FILTER_OPTIONS = {
  since: { type: 'string', value: 'DAY', help: "came in since 2026-11-21, yesterday, 7d, '2 weeks ago'" },
  before: { type: 'string', value: 'DAY', help: 'came in before; with --open: waits longer than, such as 3d' },
  search: { type: 'string', value: 'TEXT', help: 'name, company, email or subject holds the text' },
  category: { type: 'string', value: 'NAME', help: `one of ${INQUIRY_CATEGORIES.join(', ')}` },
  open: { type: 'boolean', help: 'only those without a reply' },
  replied: { type: 'boolean', help: 'only those with a reply' },
} as const satisfies Record<string, Option>;

export interface Filters {
  /** ISO 8601. */
  since?: string | undefined;
  /** ISO 8601. */
  before?: string | undefined;
  /** In any case. */
  search?: string | undefined;
  category?: string | undefined;
  state?: 'open' | 'replied' | undefined;
}

export function readFilters({ options, now }: Pick<CommandContext, 'options' | 'now'>): Filters {
  const { open, replied } = options;
  const category = INQUIRY_CATEGORIES.find((one) => one === String(options.category).toLowerCase());
  if (options.category !== undefined && !category)
    throw new UsageError(`--category is '${options.category}': give one of ${INQUIRY_CATEGORIES.join(', ')}`);
  const search = options.search === undefined ? undefined : String(options.search).trim();
  if (search === '') throw new UsageError('--search is empty: give a part of a name, company, email or subject');
  const readMoment = (name: 'since' | 'before') =>
    options[name] === undefined ? undefined : new Date(parseMoment(name, String(options[name]), now)).toISOString();
  if (open && replied) throw new UsageError('--open and --replied exclude each other: give one of them, or none for all');
  return {
    since: readMoment('since'),
    before: readMoment('before'),
    search,
    category,
    state: open ? 'open' : replied ? 'replied' : undefined,
  };
}

export function readLimit({ options }: Pick<CommandContext, 'options'>): number | undefined {
  if (options.limit === undefined) return undefined;
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError(`--limit is '${options.limit}': give a whole number from 1`);
  return limit;
}
