import type { Plugin } from 'vite';
import { compactStyles } from './compact-styles.ts';

/** Rewrites the style sheets of a bundle after they have been minified. */
export function compactStylesPlugin(): Plugin {
  return {
    name: 'site:compact-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = await compactStyles(String(file.source));
        }
      },
    },
  };
}
