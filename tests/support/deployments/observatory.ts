import type { Answer } from './ask.ts';

/** A rule of the HTTP Observatory, what it found, and the points that it gives or takes. */
export interface Mark {
  rule: string;
  points: number;
}

const HALF_YEAR = 15_768_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * What the HTTP Observatory would give a site that is in no preload list, by its published rules (github.com/mdn/mdn-http-observatory).
 *
 * @param page The answer of a page over https.
 * @param plain The answer to the same address without encryption.
 */
export function scoreByObservatory(host: string, page: Answer, plain: Answer): { score: number; marks: Mark[] } {
  const { headers } = page;
  const policy = readPolicy(headers['content-security-policy'] ?? '');
  const html = page.body.toString();
  const marks: Mark[] = [
    { rule: 'content-security-policy', points: scorePolicy(policy) },
    { rule: 'cookies', points: headers['set-cookie'] === undefined ? 0 : -20 },
    { rule: 'cross-origin-resource-sharing', points: headers['access-control-allow-origin'] === '*' ? -50 : 0 },
    { rule: 'redirection', points: scoreRedirect(host, plain) },
    { rule: 'referrer-policy', points: PRIVATE.includes(headers['referrer-policy'] ?? '') ? 5 : 0 },
    { rule: 'strict-transport-security', points: scoreTransport(headers['strict-transport-security']) },
    { rule: 'subresource-integrity', points: scoreScripts(html) },
    { rule: 'x-content-type-options', points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5 },
    { rule: 'x-frame-options', points: policy.has('frame-ancestors') ? 5 : -20 },
    { rule: 'cross-origin-resource-policy', points: /^same-(?:origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0 },
  ];
  const sum = (wanted: (points: number) => boolean) => marks.reduce((total, { points }) => (wanted(points) ? total + points : total), 0);
  const without = 100 + sum((points) => points < 0);
  return { score: without < 90 ? without : without + sum((points) => points > 0), marks };
}

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

function scorePolicy(policy: Policy): number {
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  if (policy.size < 2) return -25;
  const isBroad = (source: string) => /^(?:\*|https?:|data:|blob:|ftp:)$/.test(source);
  const isInline = (source: string) => source === "'unsafe-inline'";
  if ([...sourcesOf('script-src'), ...sourcesOf('object-src')].some((source) => isBroad(source) || isInline(source))) return -20;
  if (sourcesOf('script-src').includes("'unsafe-eval'")) return -10;
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20;
  if (sourcesOf('style-src').some((source) => isBroad(source) || isInline(source))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreRedirect(host: string, { status, headers: { location = '' } }: Answer): number {
  if (status < 300 || status > 399) return -20;
  if (!location.startsWith('https://')) return -10;
  return new URL(location).hostname === host ? 0 : -5;
}

function scoreTransport(header = ''): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds < HALF_YEAR ? -10 : 0;
}

/** Scripts of our own origin need no hashes. */
function scoreScripts(html: string): number {
  const scripts = [...html.matchAll(/<script[^>]*\bsrc="([^"]*)"/g)].map(([, source = '']) => source);
  if (scripts.every((source) => /^\/(?!\/)/.test(source))) return 0;
  return scripts.every((source) => /^(?:https:\/\/|\/(?!\/))/.test(source)) ? -5 : -50;
}
