import { Compounds } from './compounds.tsx';

const MAIL_OR_PHONE = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d-]+\d)/;

/** Running text in which mail addresses and telephone numbers are links; a number stays on one line. */
export function LinkedText({ text }: { text: string }) {
  return text.split(MAIL_OR_PHONE).map((part, at) =>
    at % 2 === 1 ? (
      <a key={part} href={part.startsWith('+') ? `tel:${part}` : `mailto:${part}`}>
        {part.startsWith('+') ? <Compounds text={part} /> : part}
      </a>
    ) : (
      part
    ),
  );
}
