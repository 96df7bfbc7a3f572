import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { feedUrl } from '../../core/site/feeds.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { SITE } from '../paths.ts';
import { manifestUrl, webManifest } from './manifest.ts';
import { jsonFeed, rssFeed } from './render-feeds.ts';
import type { SiteMetadata } from './site-metadata.ts';

/** Feeds and manifests of each locale, and the pictures that pages are shared with. */
export function writeMetadataFiles(sites: Readonly<Record<Locale, SiteMetadata>>): void {
  for (const locale of LOCALES) {
    const site = sites[locale];
    writeFileSync(SITE + feedUrl(locale, 'xml'), rssFeed(site));
    writeFileSync(SITE + feedUrl(locale, 'json'), jsonFeed(site));
    writeFileSync(SITE + manifestUrl(locale), webManifest(site));
  }
  mkdirSync(`${SITE}/og`, { recursive: true });
  for (const { url, path } of sites.en.pictures.values()) copyFileSync(path, SITE + url);
}
