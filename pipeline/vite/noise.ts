/** Warnings of the tools about themselves, which nobody here can act on. */
export const OUTDATED_NOISE = /inlineDynamicImports|react-helmet-async/;
