import type { Analytics } from '../core/analytics/settings.ts';
import type { AssetPlace } from '../core/site/image.ts';
import { readContentFile } from './content/content-files.ts';
import { type EditorHost, readEditorHost } from './editor/editor-host.ts';

/** Build inputs from the environment. All optional; what is malformed stops the build with a hint. */
export interface BuildInputs {
  /** The public address, without a slash at its end. */
  origin: string;
  assets: AssetPlace;
  /** Empty: the API is on the same origin. */
  apiBase: string;
  analytics: Analytics;
  /** How many builds before this one keep their hashed files (docs/offline.md). */
  keepBuilds: number;
  /** The repository that the editor of the site writes to; undefined where the site has none. */
  editor?: EditorHost;
}

export function readInputs(env: NodeJS.ProcessEnv = process.env): BuildInputs {
  const errors: string[] = [];
  const origin = (env.ORIGIN || (readContentFile('brand.json').shared.origin ?? '')).replace(/\/$/, '');
  if (!isOrigin(origin)) errors.push(`ORIGIN is '${origin}': give scheme and host only, such as https://www.example.com`);
  const apiBase = (env.API_BASE ?? '').replace(/\/$/, '');
  if (apiBase && !isOrigin(apiBase)) errors.push(`API_BASE is '${apiBase}': leave it empty, or give scheme and host only`);
  const base = (env.ASSET_BASE || '/images').replace(/\/$/, '');
  if (!/^(\/[\w-]+)+$/.test(base)) errors.push(`ASSET_BASE is '${base}': give a path on our own origin, such as /images`);
  const name = env.ASSET_ENV || 'live';
  if (!/^[\w-]+$/.test(name)) errors.push(`ASSET_ENV is '${name}': use letters, digits and hyphens only`);
  const keepBuilds = Number(env.KEEP_BUILDS || 3);
  if (!/^\d{0,2}$/.test(env.KEEP_BUILDS ?? '')) errors.push(`KEEP_BUILDS is '${env.KEEP_BUILDS}': give a number from 0 to 99`);
  if (!/^\d{0,11}$/.test(env.SOURCE_DATE_EPOCH ?? ''))
    errors.push(`SOURCE_DATE_EPOCH is '${env.SOURCE_DATE_EPOCH}': leave it unset, or give seconds since 1970`);
  const analytics = readAnalytics(env, errors);
  const editor = readEditorHost(env, errors);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return { origin, apiBase, analytics, assets: { base, env: name }, keepBuilds, ...(editor && { editor }) };
}

const TAG_MANAGER_URL = 'https://www.googletagmanager.com/gtm.js';

/** Where page views go. They are the build's, since the cookie policy and the banner say what is switched on. */
function readAnalytics(env: NodeJS.ProcessEnv, errors: string[]): Analytics {
  const tracker = env.PAGE_TRACKER_URL || 'own';
  if (tracker !== 'own' && tracker !== 'off' && !isSecureAddress(tracker))
    errors.push(`PAGE_TRACKER_URL is '${tracker}': leave it unset to count with our own server, or give off, or an https address`);
  const id = env.TAG_MANAGER_ID ?? '';
  if (id && !/^[A-Z]{1,4}-[A-Z0-9]{4,16}$/.test(id))
    errors.push(`TAG_MANAGER_ID is '${id}': leave it unset, or give an ID such as GTM-ABC1234`);
  const url = env.TAG_MANAGER_URL || TAG_MANAGER_URL;
  if (!isSecureAddress(url))
    errors.push(`TAG_MANAGER_URL is '${url}': leave it unset, or give the https address of the tag manager's script`);
  const sample = env.VITALS_SAMPLE || (tracker === 'off' ? '0' : '1');
  if (!/^(?:0|1|0?\.\d{1,4}|1\.0)$/.test(sample))
    errors.push(`VITALS_SAMPLE is '${sample}': give a share of visits from 0 to 1, such as 0.1`);
  if (tracker === 'off' && Number(sample) > 0)
    errors.push(`VITALS_SAMPLE is '${sample}' while PAGE_TRACKER_URL is off: leave it unset, or count page views too`);
  return { tracker, tagManager: id ? { id, url } : undefined, vitalsSample: Number(sample) };
}

/** An address without encryption is for this machine only. */
function isSecureAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname));
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}
