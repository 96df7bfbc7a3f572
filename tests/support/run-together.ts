import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Runs one script in several processes that begin at the same moment, and gives what each wrote. The script says a line when it is ready
 * and waits for one. Throws with a failed process's errors.
 */
export async function runTogether(script: string, count: number, ...args: string[]): Promise<string[]> {
  const children = Array.from({ length: count }, () => spawn(process.execPath, [script, ...args]));
  const outputs = children.map(outputOf);
  await Promise.race([Promise.all(children.map(ready)), Promise.all(outputs)]);
  for (const { stdin } of children) stdin.end('go\n');
  return Promise.all(outputs);
}

const ready = (child: ChildProcess) => new Promise((resolve) => child.stdout?.once('data', resolve));

function outputOf(child: ChildProcess): Promise<string> {
  let said = '';
  let errorText = '';
  child.stdout?.on('data', (text: Buffer) => {
    said += text;
  });
  child.stderr?.on('data', (text: Buffer) => {
    errorText += text;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve(said.slice(said.indexOf('\n') + 1)) : reject(new Error(errorText))));
  });
}
