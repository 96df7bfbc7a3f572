import { expect, it } from 'vitest';
import { help, readArguments } from './arguments.ts';

it('takes addresses, and names what it does not know with what was meant', () => {
  expect(readArguments(['/en/services/adc', '--list'])).toEqual({ isHelp: false, isListing: true, paths: ['/en/services/adc'] });
  expect(readArguments(['--smoke']).paths).toContain('/ko');
  expect(() => readArguments(['--rset', '/en/services/abc'])).toThrow(
    /'--rset' is no flag; did you mean '--rest'[\s\S]*'\/en\/services\/abc' is none of the pages[^\n]*\/en\/services\/adc/,
  );
});

it('describes every flag and address', () => {
  expect(readArguments(['--help']).isHelp).toBe(true);
  expect(readArguments(['-h', '--nonsense']).isHelp).toBe(true);
  for (const word of ['--smoke', '--rest', '--list', '--help', '/en/services/adc', 'history.jsonl']) expect(help()).toContain(word);
});
