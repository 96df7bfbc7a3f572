import { describe, expect, it } from 'vitest';
import { readInputs } from './inputs.ts';

describe('build inputs', () => {
  it('are our own origin and folder when nothing is said', () => {
    expect(readInputs({ ORIGIN: 'https://www.example.com' })).toEqual({
      origin: 'https://www.example.com',
      apiBase: '',
      hasApi: true,
      analytics: { tracker: 'own', tagManager: undefined, vitalsSample: 1 },
      assets: { base: '/images', env: 'live' },
      keepBuilds: 3,
    });
    expect(readInputs({}).origin).toMatch(/^https:\/\/[^/]+$/);
    expect(readInputs({ ORIGIN: '', API_BASE: '', ASSET_BASE: '', ASSET_ENV: '' })).toEqual(readInputs({}));
  });
  it('drop a slash at the end', () => {
    const env = { ORIGIN: 'http://localhost:4173/', API_BASE: 'https://api.example.com/', ASSET_BASE: '/a/b/', ASSET_ENV: 'stage' };
    expect(readInputs({ ...env, KEEP_BUILDS: '0' })).toMatchObject({
      origin: 'http://localhost:4173',
      apiBase: 'https://api.example.com',
      assets: { base: '/a/b', env: 'stage' },
      keepBuilds: 0,
    });
  });
  it('count nothing where there is no API', () => {
    expect(readInputs({ API_BASE: 'none' })).toMatchObject({ apiBase: '', hasApi: false, analytics: { tracker: 'off', vitalsSample: 0 } });
  });
  it('name the repository of the editor, and what it is asked by', () => {
    const editorOf = (env: NodeJS.ProcessEnv) => readInputs(env).editor;
    expect(editorOf({})).toBeUndefined();
    expect(editorOf({ EDITOR_REPOSITORY: 'https://github.com/owner/name.git' })).toEqual({
      cms: { backend: { name: 'github', repo: 'owner/name', auth_methods: ['token'] } },
      origins: ['https://api.github.com'],
    });
    const own = { EDITOR_REPOSITORY: 'https://git.example.com/group/part/name/', EDITOR_BACKEND: 'gitlab', EDITOR_SIGN_IN: 'abc123' };
    expect(editorOf({ ...own, EDITOR_REVIEW: '1' })).toEqual({
      cms: {
        backend: {
          name: 'gitlab',
          repo: 'group/part/name',
          api_root: 'https://git.example.com/api/v4',
          base_url: 'https://git.example.com',
          app_id: 'abc123',
          auth_type: 'pkce',
        },
        publish_mode: 'editorial_workflow',
      },
      origins: ['https://git.example.com'],
    });
    expect(
      editorOf({ EDITOR_REPOSITORY: 'https://github.com/a/b', EDITOR_SIGN_IN: 'https://auth.example.com' })?.cms.backend,
    ).toMatchObject({
      base_url: 'https://auth.example.com',
    });
    expect(() => editorOf({ EDITOR_REPOSITORY: 'owner/name' })).toThrow(
      /^EDITOR_REPOSITORY is 'owner\/name': give its https address[^\n]*$/,
    );
    expect(() => editorOf({ EDITOR_REPOSITORY: 'https://github.com/a/b', EDITOR_REVIEW: 'yes' })).toThrow("EDITOR_REVIEW is 'yes': give 1");
    expect(() => editorOf({ EDITOR_REPOSITORY: 'https://git.example.com/a/b' })).toThrow('give one of github, gitlab, gitea');
    expect(() => editorOf({ EDITOR_REPOSITORY: 'https://github.com/a/b', EDITOR_SIGN_IN: 'abc' })).toThrow('EDITOR_SIGN_IN');
    expect(() => editorOf({ EDITOR_REPOSITORY: 'https://gitea.example.com/a/b', EDITOR_BACKEND: 'gitea', EDITOR_REVIEW: '1' })).toThrow(
      'EDITOR_REVIEW',
    );
  });
  it('name who gets page views', () => {
    const analyticsOf = (env: NodeJS.ProcessEnv) => readInputs(env).analytics;
    expect(analyticsOf({ PAGE_TRACKER_URL: 'off' })).toEqual({ tracker: 'off', tagManager: undefined, vitalsSample: 0 });
    expect(analyticsOf({ VITALS_SAMPLE: '0.25' }).vitalsSample).toBe(0.25);
    expect(() => readInputs({ VITALS_SAMPLE: '10' })).toThrow("VITALS_SAMPLE is '10': give a share of visits from 0 to 1, such as 0.1");
    expect(() => readInputs({ VITALS_SAMPLE: '1', PAGE_TRACKER_URL: 'off' })).toThrow('while PAGE_TRACKER_URL is off');
    expect(analyticsOf({ PAGE_TRACKER_URL: 'https://t.example/c', TAG_MANAGER_ID: 'GTM-ABC1234' })).toEqual({
      tracker: 'https://t.example/c',
      tagManager: { id: 'GTM-ABC1234', url: 'https://www.googletagmanager.com/gtm.js' },
      vitalsSample: 1,
    });
    expect(() => readInputs({ PAGE_TRACKER_URL: 'http://t.example', TAG_MANAGER_ID: 'x', TAG_MANAGER_URL: 'y' })).toThrow(
      [
        "PAGE_TRACKER_URL is 'http://t.example': leave it unset to count with our own server, or give off, or an https address",
        "TAG_MANAGER_ID is 'x': leave it unset, or give an ID such as GTM-ABC1234",
        "TAG_MANAGER_URL is 'y': leave it unset, or give the https address of the tag manager's script",
      ].join('\n'),
    );
  });
  it('are refused all at once, each with its name and hint', () => {
    const env = {
      ORIGIN: 'https://a.example/path',
      API_BASE: 'api.example',
      ASSET_BASE: 'https://cdn.example',
      ASSET_ENV: '../x',
      KEEP_BUILDS: 'all',
    };
    expect(() => readInputs(env)).toThrow(
      [
        "ORIGIN is 'https://a.example/path': give scheme and host only, such as https://www.example.com",
        "API_BASE is 'api.example': leave it empty, or give scheme and host only, or none",
        "ASSET_BASE is 'https://cdn.example': give a path on our own origin, such as /images",
        "ASSET_ENV is '../x': use letters, digits and hyphens only",
        "KEEP_BUILDS is 'all': give a number from 0 to 99",
      ].join('\n'),
    );
  });
  it.each(['www.example.com', 'https://', 'https://user@example.com', 'https://example.com?x'])('refuse %s as an origin', (origin) => {
    expect(() => readInputs({ ORIGIN: origin })).toThrow('ORIGIN');
  });
});
