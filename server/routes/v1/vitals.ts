import type { FastifyInstance } from 'fastify';
import { bucketOf } from '../../../core/analytics/histogram.ts';
import { type Vital, type Vitals, VitalsSchema } from '../../../core/analytics/vital.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../core/site/locales.ts';
import { findPage } from '../../analytics/find-page.ts';
import { registerMessages } from '../../analytics/register-messages.ts';
import type { VitalCounts, VitalRow } from '../../analytics/vital-counts.ts';
import type { CurrentBuild } from '../../build-files.ts';
import type { FileStore } from '../../files/file-store.ts';

export interface VitalDeps {
  counts: VitalCounts;
  build: CurrentBuild;
  files: FileStore;
}

const UNKNOWN_BUILD = 'unknown';

/** Registers `POST /vitals`: counts the figures of a visit by a visitor who has agreed to it (core/analytics/vital.ts). */
export function registerVitals(api: FastifyInstance, { counts, build, files }: VitalDeps): void {
  api.addHook('onClose', () => counts.close());
  registerMessages(api, build, {
    path: '/vitals',
    schema: VitalsSchema,
    bodyLimit: 16 * 1024,
    noun: 'figures of visits',
    count: async (message) => {
      const name = await findBuild(message.build, files);
      counts.add(message, await Promise.all(message.values.map((vital) => toRow(vital, message, name, files))));
    },
  });
}

async function toRow(vital: Vital, { savesData }: Vitals, build: string, files: FileStore): Promise<VitalRow> {
  const { metric, navigation, source, connection, hasWorker, path, value } = vital;
  const locale = localeOf(path);
  return {
    build,
    page: await findPage(path, locale, files),
    locale,
    metric,
    navigation,
    source,
    connection,
    has_worker: hasWorker ? 1 : 0,
    saves_data: savesData ? 1 : 0,
    bucket: bucketOf(metric, value),
  };
}

/** A build whose first file is still here, so that nobody fills the table with names. */
async function findBuild(name: string, files: FileStore): Promise<string> {
  return (await files.find(`assets/app-${name}.js`)) ? name : UNKNOWN_BUILD;
}

function localeOf(path: string): Locale {
  const [, first] = path.split('/', 2);
  return isLocale(first) ? first : DEFAULT_LOCALE;
}
