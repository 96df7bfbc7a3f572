import { lengthOf, normaliseText } from '#core/contact/inquiry.ts';

/** Left counts that are said aloud (brief 5): often enough to know, seldom enough not to disturb. */
const SAID = [100, 20, 0];

/**
 * Keeps the count of a text area (src/ui/text-area.tsx) as the server will count its text. What a script wrote counts too:
 * call the returned `recount`.
 */
export function countCharacters(field: HTMLElement | null): { recount: () => void; end: () => void } | undefined {
  const area = field?.querySelector('textarea');
  const count = field?.querySelector<HTMLElement>('[data-limit]');
  const status = field?.querySelector('[role="status"]');
  if (!area || !count || !status) return undefined;
  const limit = Number(count.dataset.limit);
  const words = (left: number) => (count.dataset.count ?? '{n}').replace('{n}', () => left.toLocaleString('en'));
  let left = limit;
  const show = (isTyped: boolean) => {
    const now = limit - lengthOf(normaliseText(area.value));
    count.textContent = words(now);
    count.toggleAttribute('data-fault', now < 0);
    if (now < 0) area.setAttribute('aria-invalid', 'true');
    else if (left < 0) area.removeAttribute('aria-invalid');
    if (isTyped && SAID.some((mark) => left > mark !== now > mark)) status.textContent = words(now);
    left = now;
  };
  const onInput = () => show(true);
  const recount = () => show(false);
  recount();
  area.addEventListener('input', onInput);
  return { recount, end: () => area.removeEventListener('input', onInput) };
}
