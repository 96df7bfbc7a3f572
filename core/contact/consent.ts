/** Version of the marketing consent's text, which is its date. It is stored with each consent. */
export const MARKETING_TEXT_VERSION = '2026-11-28';
