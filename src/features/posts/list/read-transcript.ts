/** The paragraphs of a film's transcript that stand in the prerendered document (`VideoItems`), before the app starts. */
export function readTranscript(id: string): string[] {
  const paragraphs = document.getElementById(id)?.querySelectorAll('details p') ?? [];
  return Array.from(paragraphs, ({ textContent }) => textContent ?? '');
}
