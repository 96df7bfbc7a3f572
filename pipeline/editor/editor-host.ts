import type { Backend, CmsConfig } from '@sveltia/cms';

/** Where the editor of a site writes to. */
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
export function readEditorHost(env: NodeJS.ProcessEnv, errors: string[]): EditorHost | undefined {
  const [repository, signIn] = [env.EDITOR_REPOSITORY, env.EDITOR_SIGN_IN];
  if (!repository) return undefined;
  const url = URL.canParse(repository) ? new URL(repository) : undefined;
  const repo = url?.pathname.replace(/^\/|(?:\.git)?\/?$/g, '') ?? '';
  if (url?.protocol !== 'https:' || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(repo))
    errors.push(`EDITOR_REPOSITORY is '${repository}': give its https address, such as https://github.com/owner/name`);
  const name = BACKENDS.find((one) => one === (env.EDITOR_BACKEND || KNOWN[url?.host ?? '']));
  if (!name)
    errors.push(`EDITOR_BACKEND is '${env.EDITOR_BACKEND ?? ''}': give one of ${BACKENDS.join(', ')}, by which ${url?.host} is asked`);
  if (signIn && name === 'github' && !/^https:\/\/[^/]+$/.test(signIn))
    errors.push(`EDITOR_SIGN_IN is '${signIn}': give the https address of an OAuth client for GitHub, or leave it unset for tokens`);
  if (env.EDITOR_REVIEW && name === 'gitea')
    errors.push('EDITOR_REVIEW is set: Sveltia CMS makes no pull requests at Gitea; leave it unset');
  if (!url || !name) return undefined;
  const isGitHub = name === 'github' && url.host === 'github.com';
  const api = isGitHub ? {} : { api_root: `${url.origin}${API_PATHS[name]}`, base_url: url.origin };
  const oauth = name === 'github' ? { base_url: signIn } : { app_id: signIn, ...(name === 'gitlab' && { auth_type: 'pkce' }) };
  const backend = { name, repo, ...api, ...(signIn ? oauth : { auth_methods: ['token'] }) } as Backend;
  return {
    cms: { backend, ...(env.EDITOR_REVIEW && { publish_mode: 'editorial_workflow' as const }) },
    origins: [isGitHub ? 'https://api.github.com' : url.origin],
  };
}
