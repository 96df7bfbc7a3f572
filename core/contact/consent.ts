/** Which text of the marketing consent (brief 6.4.2) a visitor agrees to: its date. A new text gets a new one. */
export const MARKETING_TEXT_VERSION = '2022-06-07';
