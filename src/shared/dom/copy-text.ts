/** Copies a text. False where the browser refuses it, or has no clipboard at all: there is none without a secure connection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
