import type { Locale } from '../../core/site/locales.ts';
import { PAGES, type PageId } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { readContentFile } from '../content/content-files.ts';
import type { SiteMetadata } from './site-metadata.ts';

export function manifestUrl(locale: Locale): string {
  return `/${locale}/app.webmanifest`;
}

/** Pictures of the site for the browser's install dialog, made by `npm run screenshots -- --manifest`. */
export const SCREENSHOTS = {
  wide: { width: 1280, height: 800, scale: 1 },
  narrow: { width: 375, height: 667, scale: 2 },
} as const;
export const SCREENSHOT_PAGES = ['home', 'company'] as const satisfies readonly PageId[];
export type FormFactor = keyof typeof SCREENSHOTS;

export function screenshotUrl(page: PageId, locale: Locale, form: FormFactor): string {
  return `/screenshots/${page}-${locale}-${form}.jpg`;
}

const png = (src: string, size: number, purpose?: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** One locale's web manifest. All have one `id`: both languages share outbox, library and stored pages, so they are one app. */
export function webManifest({ locale, tokens, translate }: SiteMetadata): string {
  return JSON.stringify({
    id: '/',
    name: tokens.company,
    short_name: tokens.pwaShortName,
    description: translate('sections:main.description'),
    lang: locale,
    dir: 'ltr',
    start_url: hrefFor(locale, 'home'),
    scope: '/',
    display: 'standalone',
    // A browser that cannot do without its controls shows the fewest.
    display_override: ['standalone', 'minimal-ui'],
    // Of the W3C's list (https://github.com/w3c/manifest/wiki/Categories).
    categories: ['business', 'medical'],
    // A link or a shortcut goes on in the window that is open: what is in its outbox and library is one thing.
    launch_handler: { client_mode: 'navigate-existing' },
    theme_color: readContentFile('theme.json').shared.red,
    background_color: '#FFFFFF',
    icons: [
      png('/icon-192.png', 192),
      png('/icon-512.png', 512),
      png('/icon-maskable.png', 512, 'maskable'),
      png('/icon-monochrome.png', 512, 'monochrome'),
    ],
    shortcuts: PAGES.flatMap(({ id, shortcut }) =>
      shortcut ? [{ name: translate(`menu:${shortcut}`), url: hrefFor(locale, id), icons: [png(`/shortcut-${id}.png`, 96)] }] : [],
    ),
    screenshots: (Object.keys(SCREENSHOTS) as FormFactor[]).flatMap((form) =>
      SCREENSHOT_PAGES.map((page) => {
        const { width, height, scale } = SCREENSHOTS[form];
        return {
          src: screenshotUrl(page, locale, form),
          sizes: `${width * scale}x${height * scale}`,
          type: 'image/jpeg',
          form_factor: form,
          label: translate(`meta:pages.${page}.title`),
        };
      }),
    ),
  });
}
