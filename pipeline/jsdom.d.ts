/** What we use of jsdom, which comes without types. XML that is not well-formed throws. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(markup: string, options?: { contentType?: string });
    readonly window: { readonly document: Document };
  }
}
