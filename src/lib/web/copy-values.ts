/**
 * Buttons that copy what they say (`data-copy`), and a status that tells of it in the words it carries (`data-copied`,
 * `data-copy-failed`). On the document, since their page may stand still (src/app/still-page.tsx).
 */
export function copyValues(root: HTMLElement | null): (() => void) | undefined {
  const status = root?.querySelector<HTMLElement>('[data-copied]');
  if (!root || !status) return undefined;
  const onClick = async (event: MouseEvent) => {
    const value = (event.target as Element).closest<HTMLElement>('[data-copy]')?.dataset.copy;
    if (!value) return;
    // Without a secure connection there is no clipboard at all.
    const isCopied = await Promise.resolve(navigator.clipboard?.writeText(value).then(() => true)).catch(() => false);
    status.textContent = (isCopied ? `${value} – ${status.dataset.copied}` : status.dataset.copyFailed) ?? '';
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
