import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';

export interface PdfFacts {
  title: string;
  subject: string;
  author: string;
  /** ISO date. */
  date: string;
}

/** Says in the PDF what Chromium cannot: author, subject and the post's date. The same Chromium makes the same bytes again. */
export async function finishPdf(
  bytes: Uint8Array,
  { title, subject, author, date }: PdfFacts,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setSubject(subject);
  pdf.setAuthor(author);
  pdf.setCreator(author);
  pdf.setCreationDate(new Date(`${date}T00:00:00Z`));
  pdf.setModificationDate(new Date(`${date}T00:00:00Z`));
  // A figure of HTML holds words that are text: without a description of its own it is no picture.
  for (const [, object] of pdf.context.enumerateIndirectObjects())
    if (object instanceof PDFDict && object.get(PDFName.of('S')) === PDFName.of('Figure') && !object.has(PDFName.of('Alt')))
      object.set(PDFName.of('S'), PDFName.of('Div'));
  return { bytes: await pdf.save(), pages: pdf.getPageCount() };
}
