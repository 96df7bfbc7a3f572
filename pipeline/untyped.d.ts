/** What we use of jsdom, which comes without types. XML that is not well-formed throws. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(markup: string, options?: { contentType?: string });
    readonly window: { readonly document: Document };
  }
}
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'woff' | 'sfnt';
      /** Tags of the OpenType features to keep, by default all. */
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
