import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';
import { type Analytics, hasThirdParty, TAGS_URL } from '../../core/analytics/settings.ts';
import { escapeHtml } from '../../core/html/escape.ts';
import { ROOT, SITE } from '../paths.ts';

const SCRIPT = 'src/tags/tags.ts';
/** What Google's tag manager and its analytics load and send to, as their documentation of content policies says. */
const GOOGLE = {
  scripts: ['https://*.googletagmanager.com'],
  images: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connections: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** Writes the document of the frame that runs what is not ours. Gives its content policy by address; none where nothing does. */
export async function writeTagsPage(analytics: Analytics): Promise<Record<string, string>> {
  if (!hasThirdParty(analytics)) return {};
  const { tracker, tagManager } = analytics;
  const address = tracker === 'own' || tracker === 'off' ? '' : tracker;
  const { code } = await transformWithOxc(readFileSync(`${ROOT}${SCRIPT}`, 'utf8'), SCRIPT, { target: 'es2022' });
  const { code: script } = await minify('tags.js', code);
  const tagUrl = tagManager && `${tagManager.url}${tagManager.url.includes('?') ? '&' : '?'}id=${tagManager.id}`;
  const attributes = [
    ['data-tracker', address],
    ['data-tag-manager', tagUrl ?? ''],
  ].flatMap(([name, value]) => (value ? [` ${name}="${escapeHtml(value)}"`] : []));
  writeFileSync(
    `${SITE}${TAGS_URL}`,
    `<!doctype html><html lang="en"${attributes.join('')}><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Tags</title></head><body><script>${script}</script></body></html>`,
  );
  const origins = [address, tagManager?.url].flatMap((url) => (url ? [new URL(url).origin] : []));
  const google = tagManager ? GOOGLE : { scripts: [], images: [], connections: [] };
  const scripts = [
    `'sha256-${hash('sha256', script, 'base64')}'`,
    ...(tagManager ? [new URL(tagManager.url).origin] : []),
    ...google.scripts,
  ];
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `connect-src ${[...new Set([...origins, ...google.connections])].join(' ')}`,
    `img-src ${[...(tagManager ? [new URL(tagManager.url).origin] : []), ...google.images].join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
  return { [TAGS_URL]: policy };
}
