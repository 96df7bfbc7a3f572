import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { minify, transformWithOxc } from 'vite';
import { ROOT } from '../paths.ts';

/** The constant inline parts of every document, and the hashes by which the policy lets them through. */
export interface InlineParts {
  style: string;
  styleHash: string;
  boot: string;
  bootHash: string;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Largest base style, in bytes. */
const STYLE_BUDGET = 5 * 1024;

export async function readInlineParts(): Promise<InlineParts> {
  const css = readFileSync(`${ROOT}src/styles/base.css`);
  const style = transform({ filename: 'base.css', code: css, minify: true }).code.toString().trim();
  if (Buffer.byteLength(style) > STYLE_BUDGET) {
    throw new Error(
      `src/styles/base.css is ${Buffer.byteLength(style)} bytes minified, over ${STYLE_BUDGET}: move what the first paint does not need to a module`,
    );
  }
  const source = readFileSync(`${ROOT}src/app/boot/boot.ts`, 'utf8');
  const plain = await transformWithOxc(source, 'boot.ts', { target: 'es2022' });
  const boot = (await minify('boot.js', plain.code)).code.trim();
  return { style, styleHash: hashOf(style), boot, bootHash: hashOf(boot) };
}
