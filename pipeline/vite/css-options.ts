import type { CSSOptions } from 'vite';

/** How every bundle reads style sheets: Lightning CSS, which knows the widths of src/styles/foundation.css by their names. */
export const CSS_OPTIONS: CSSOptions = { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } };
