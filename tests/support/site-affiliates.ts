/** Stands in for the modules `site:affiliates/LOCALE`, which the build makes, in unit tests that do not mock them. */
export default { home: { name: '', href: '' }, count: 0, categories: [] };
