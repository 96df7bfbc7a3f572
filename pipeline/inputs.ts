import type { Backend, CmsConfig } from '@sveltia/cms';
import type { Analytics } from '../core/analytics/settings.ts';
import type { AssetPlace } from '../core/site/image.ts';
import { readContentFile } from './content/content-files.ts';

/** Build inputs from the environment. All optional; what is malformed stops the build with a hint. */
export interface BuildInputs {
  /** The public address, without a slash at its end. */
  origin: string;
  assets: AssetPlace;
  /** Empty: the API is on the same origin. */
  apiBase: string;
  /** False for a host that knows only files (`API_BASE=none`). */
  hasApi: boolean;
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
  const hasApi = env.API_BASE !== 'none';
  const apiBase = hasApi ? (env.API_BASE ?? '').replace(/\/$/, '') : '';
  if (apiBase && !isOrigin(apiBase)) errors.push(`API_BASE is '${apiBase}': leave it empty, or give scheme and host only, or none`);
  const base = (env.ASSET_BASE || '/images').replace(/\/$/, '');
  if (!/^(\/[\w-]+)+$/.test(base)) errors.push(`ASSET_BASE is '${base}': give a path on our own origin, such as /images`);
  const name = env.ASSET_ENV || 'live';
  if (!/^[\w-]+$/.test(name)) errors.push(`ASSET_ENV is '${name}': use letters, digits and hyphens only`);
  const keepBuilds = Number(env.KEEP_BUILDS || 3);
  if (!/^\d{0,2}$/.test(env.KEEP_BUILDS ?? '')) errors.push(`KEEP_BUILDS is '${env.KEEP_BUILDS}': give a number from 0 to 99`);
  if (!/^\d{0,11}$/.test(env.SOURCE_DATE_EPOCH ?? ''))
    errors.push(`SOURCE_DATE_EPOCH is '${env.SOURCE_DATE_EPOCH}': leave it unset, or give seconds since 1970`);
  const analytics = readAnalytics({ ...env, PAGE_TRACKER_URL: env.PAGE_TRACKER_URL || (hasApi ? 'own' : 'off') }, errors);
  const editor = readEditorHost(env, errors);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return { origin, apiBase, hasApi, analytics, assets: { base, env: name }, keepBuilds, ...(editor && { editor }) };
}

const TAG_MANAGER_URL = 'https://www.googletagmanager.com/gtm.js';

/** Where page views go. They are the build's, since the cookie policy and the banner say what is switched on. */
function readAnalytics(env: NodeJS.ProcessEnv, errors: string[]): Analytics {
  const tracker = env.PAGE_TRACKER_URL as string;
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

export interface EditorHost {
  cms: Pick<CmsConfig, 'backend' | 'publish_mode'>;
  /** The origins that it asks, besides the site's. */
  origins: readonly string[];
}

const BACKENDS = ['github', 'gitlab', 'gitea'] as const;
const KNOWN: Readonly<Record<string, string>> = { 'github.com': 'github', 'gitlab.com': 'gitlab', 'codeberg.org': 'gitea' };
/** Below the address of a host of one's own. */
const API_PATHS = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' };

/** @returns undefined where no repository is named: then the site has no editor. */
function readEditorHost(env: NodeJS.ProcessEnv, errors: string[]): EditorHost | undefined {
  const [repository, signIn] = [env.EDITOR_REPOSITORY, env.EDITOR_SIGN_IN];
  if (!repository) return undefined;
  const url = URL.canParse(repository) ? new URL(repository) : undefined;
  const repo = url?.pathname.replace(/^\/|(?:\.git)?\/?$/g, '') ?? '';
  if (url?.protocol !== 'https:' || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(repo))
    errors.push(`EDITOR_REPOSITORY is '${repository}': give its https address, such as https://github.com/owner/name`);
  const name = BACKENDS.find((one) => one === (env.EDITOR_BACKEND || KNOWN[url?.host ?? '']));
  if (url && !name)
    errors.push(`EDITOR_BACKEND is '${env.EDITOR_BACKEND ?? ''}': give one of ${BACKENDS.join(', ')}, by which ${url.host} is asked`);
  if (signIn && name === 'github' && !/^https:\/\/[^/]+$/.test(signIn))
    errors.push(`EDITOR_SIGN_IN is '${signIn}': give the https address of an OAuth client for GitHub, or leave it unset for tokens`);
  const review = env.EDITOR_REVIEW ?? '';
  if (!['', '0', '1'].includes(review)) errors.push(`EDITOR_REVIEW is '${review}': give 1, or leave it unset`);
  if (review === '1' && name === 'gitea') errors.push('EDITOR_REVIEW is set: Sveltia CMS makes no pull requests at Gitea; leave it unset');
  if (!url || !name) return undefined;
  const isGitHub = name === 'github' && url.host === 'github.com';
  const api = isGitHub ? {} : { api_root: `${url.origin}${API_PATHS[name]}`, base_url: url.origin };
  const oauth = name === 'github' ? { base_url: signIn } : { app_id: signIn, ...(name === 'gitlab' && { auth_type: 'pkce' }) };
  const backend = { name, repo, ...api, ...(signIn ? oauth : { auth_methods: ['token'] }) } as Backend;
  return {
    cms: { backend, ...(review === '1' && { publish_mode: 'editorial_workflow' as const }) },
    origins: [isGitHub ? 'https://api.github.com' : url.origin],
  };
}
