import parser from '@babel/eslint-parser';
import regexp from 'eslint-plugin-regexp';

const plugins = ['typescript', 'jsx'];

/** Biome checks all else. These rules refuse expressions whose time grows faster than the text they read. */
export default [
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    ignores: ['**/*.test.*', 'tests/**'],
    languageOptions: { parser, parserOptions: { requireConfigFile: false, babelOptions: { parserOpts: { plugins } } } },
    linterOptions: { noInlineConfig: true },
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  },
];
