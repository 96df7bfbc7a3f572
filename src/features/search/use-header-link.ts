import { useEffect } from 'react';

/** On the search's own page the header's link, and with it the keys for it, lead to the field: nothing opens above the same thing. */
export function useHeaderLink(path: string, field: string): void {
  useEffect(() => {
    const toField = (event: MouseEvent) => {
      const link = (event.target as Element).closest('header a');
      if (link?.getAttribute('href') !== path || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const input = document.getElementById(field) as HTMLInputElement | null;
      input?.focus();
      input?.select();
    };
    // Before the listener that follows links.
    document.addEventListener('click', toField, true);
    return () => document.removeEventListener('click', toField, true);
  }, [path, field]);
}
