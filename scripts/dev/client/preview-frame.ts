// In previews of the development server (scripts/dev/previews.ts): the width of the frame, and whether the bar is still right.

const frame = document.querySelector('iframe');

for (const button of document.querySelectorAll<HTMLElement>('[data-width]'))
  button.addEventListener('click', () => {
    if (frame) frame.style.width = button.dataset.width ? `${button.dataset.width}px` : '';
  });

/** The frame shows an edit by itself; without one, or when the post has been published, the page is another. */
import.meta.hot?.on('site:posts', async () => {
  const answer = await fetch(location.href);
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const stateOf = (page: Document) => page.getElementById('state')?.textContent;
  if (!frame || stateOf(next) !== stateOf(document)) location.reload();
});

export {};
