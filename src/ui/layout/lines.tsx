import { Fragment } from 'react';

/** Text with its permitted line breaks (` / ` in a heading, `\n` in the words). */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
