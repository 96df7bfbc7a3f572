/** What a visitor may be asked to download. The worker keeps 10 MB of what was read; a larger file is read offline where it was saved. */
export const MAX_PDF_BYTES = 20_000_000;

export interface PdfFacts {
  pages: number;
  title: string | undefined;
  /** `en`, `ko-KR` */
  language: string | undefined;
}

/** Reads a PDF that somebody else made. Throws with a hint when browsers would not show it, or when it is too large. */
export async function readPdf(bytes: Buffer): Promise<PdfFacts> {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) throw new Error('is no PDF, whatever its name says; export it as PDF');
  if (bytes.length > MAX_PDF_BYTES)
    throw new Error(
      `has ${(bytes.length / 1e6).toFixed(1)} MB, and ${MAX_PDF_BYTES / 1e6} MB are the most; export it for screens, with smaller pictures`,
    );
  if (!bytes.subarray(-2048).includes('%%EOF')) throw new Error('is cut off at its end; copy or export it again');
  // Few posts have a PDF of their own, and the library takes 0.4 s to load.
  const { EncryptedPDFError, PDFDocument, PDFHexString, PDFName, PDFString } = await import('@cantoo/pdf-lib');
  try {
    // Encrypted parts look damaged to the strict reading below.
    await PDFDocument.load(bytes, { updateMetadata: false });
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    const pages = pdf.getPages().length;
    if (pages === 0) throw new Error('it has no page');
    const language = pdf.catalog.lookup(PDFName.of('Lang'));
    const isText = language instanceof PDFString || language instanceof PDFHexString;
    return { pages, title: pdf.getTitle()?.trim() || undefined, language: (isText && language.decodeText()) || undefined };
  } catch (error) {
    if (error instanceof EncryptedPDFError) throw new Error('is encrypted or asks for a password; export it without protection');
    throw new Error(`is damaged (${(error as Error).message.split('\n')[0]}); export it again`);
  }
}
