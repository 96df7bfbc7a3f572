export interface Progress {
  /** Says what is under way from now on: `page 3 of 67: /en/search`. */
  begin(text: string): void;
  /** Writes a line that stays. */
  print(line: string): void;
  end(): void;
}

type Output = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean };
/** How often the line moves, in milliseconds: nobody should wonder whether it hangs. */
const STEP = 1000;
const CLEAR = '\r\u001B[K';

/** On a terminal one line that counts seconds, below all others; elsewhere a plain line for each thing begun. */
export function showProgress(output: Output = process.stdout): Progress {
  let current = '';
  let begun = 0;
  const draw = () => {
    if (current) output.write(`${CLEAR}${current}, ${Math.round((performance.now() - begun) / 1000)} s`);
  };
  const timer = output.isTTY ? setInterval(draw, STEP) : undefined;
  return {
    begin(text) {
      current = text;
      begun = performance.now();
      if (output.isTTY) draw();
      else output.write(`${text}\n`);
    },
    print(line) {
      output.write(`${output.isTTY ? CLEAR : ''}${line}\n`);
      if (output.isTTY) draw();
    },
    end() {
      clearInterval(timer);
      current = '';
      if (output.isTTY) output.write(CLEAR);
    },
  };
}
