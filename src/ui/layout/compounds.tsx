import s from './compounds.module.css';

/** Text whose compounds, such as `single-use`, are not broken at their hyphens. */
export function Compounds({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text never move
      <span key={at} className={s.compound}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A paragraph of a page, with its compounds whole. */
export function Paragraph({ text }: { text: string }) {
  return (
    <p>
      <Compounds text={text} />
    </p>
  );
}
