import { readFileSync } from 'node:fs';
import type { AssetPlace } from '../core/site/image.ts';
import { CONTENT } from './paths.ts';

const brand = JSON.parse(readFileSync(`${CONTENT}/brand.json`, 'utf8')) as { shared: { origin: string } };

/** Build inputs from the environment. All optional; what is malformed stops the build with a hint. */
export interface BuildInputs {
  /** The public address, without a slash at its end. */
  origin: string;
  assets: AssetPlace;
  /** Empty: the API is on the same origin. */
  apiBase: string;
  /** How many builds before this one keep their hashed files (docs/offline.md). */
  keepBuilds: number;
}

export function readInputs(env: NodeJS.ProcessEnv = process.env): BuildInputs {
  const errors: string[] = [];
  const origin = (env.ORIGIN || brand.shared.origin).replace(/\/$/, '');
  if (!isOrigin(origin)) errors.push(`ORIGIN is '${origin}': give scheme and host only, such as https://www.example.com`);
  const apiBase = (env.API_BASE ?? '').replace(/\/$/, '');
  if (apiBase && !isOrigin(apiBase)) errors.push(`API_BASE is '${apiBase}': leave it empty, or give scheme and host only`);
  const base = (env.ASSET_BASE || '/images').replace(/\/$/, '');
  if (!/^(\/[\w-]+)+$/.test(base)) errors.push(`ASSET_BASE is '${base}': give a path on our own origin, such as /images`);
  const name = env.ASSET_ENV || 'live';
  if (!/^[\w-]+$/.test(name)) errors.push(`ASSET_ENV is '${name}': use letters, digits and hyphens only`);
  const keepBuilds = Number(env.KEEP_BUILDS || 3);
  if (!/^\d{0,2}$/.test(env.KEEP_BUILDS ?? '')) errors.push(`KEEP_BUILDS is '${env.KEEP_BUILDS}': give a number from 0 to 99`);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return { origin, apiBase, assets: { base, env: name }, keepBuilds };
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}
