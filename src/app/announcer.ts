/** Says something to screen readers, politely. The region is in every document, so that it is known before it speaks. */
export function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  region.textContent = '';
  // Set anew in a later task: an unchanged text would not be spoken again.
  setTimeout(() => {
    region.textContent = text;
  }, 60);
}
