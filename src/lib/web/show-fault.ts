type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Says below a field what is wrong with it, in its note (src/ui/text-field.tsx); without a fault, the help that stood there. */
export function showFault(control: Control, fault: string | undefined): void {
  const note = document.getElementById(`${control.id}-note`);
  if (!note) return;
  const text = fault ?? note.dataset.help ?? '';
  if (note.textContent !== text) note.textContent = text;
  note.hidden = text === '';
  note.toggleAttribute('data-fault', fault !== undefined);
  if (fault === undefined) control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
}

export function hasFault(control: Control): boolean {
  return document.getElementById(`${control.id}-note`)?.hasAttribute('data-fault') === true;
}
