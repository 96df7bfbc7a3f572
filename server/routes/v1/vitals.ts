import type { FastifyInstance } from 'fastify';
import { VitalsSchema } from '../../../core/analytics/messages.ts';
import { bucketOf, type Metric } from '../../../core/analytics/metrics.ts';
import type { VitalCounts } from '../../analytics/counts.ts';
import { findPageType } from '../../analytics/find-page.ts';
import { registerMessages } from '../../analytics/register-messages.ts';
import type { CurrentBuild } from '../../build-files.ts';

/** A figure of one page of a visit. */
export interface VisitFigure {
  page: string;
  metric: Metric;
  value: number;
  /** What the browser says of itself; it is not kept. A tablet may say that it is a desktop. */
  device: 'phone' | 'desktop';
}

export interface VitalDeps {
  counts: VitalCounts;
  build: CurrentBuild;
  /** Told of each figure that was counted. */
  observe?: ((figure: VisitFigure) => void) | undefined;
}

/** Registers `POST /vitals`: counts the figures of a visit by a visitor who has agreed to it (core/analytics/messages.ts). */
export function registerVitals(api: FastifyInstance, { counts, build, observe }: VitalDeps): void {
  api.addHook('onClose', () => counts.close());
  registerMessages(api, build, {
    path: '/vitals',
    schema: VitalsSchema,
    about: {
      operationId: 'countVitals',
      summary: 'Count how fast pages were',
      description:
        'Sent after consent only, when a document is hidden. Samples are kept as histograms by day, page and figure; of the visitor ' +
        'nothing is kept. The same id again counts once.',
    },
    bodyLimit: 16 * 1024,
    noun: 'figures of visits',
    count: async (message, { headers }) => {
      const device = /\bMobi/.test(headers['user-agent'] ?? '') ? 'phone' : 'desktop';
      const figures = message.values.map(({ path, metric, value }): VisitFigure => ({ page: findPageType(path), metric, value, device }));
      const isNew = counts.add(
        message,
        figures.map(({ page, metric, value }) => ({ page, metric, bucket: bucketOf(metric, value) })),
      );
      if (isNew) for (const figure of figures) observe?.(figure);
    },
  });
}
