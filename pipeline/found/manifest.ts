import type { Locale } from '../../core/site/locales.ts';
import type { PageId } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import type { FoundSite } from './site.ts';

export function manifestUrl(locale: Locale): string {
  return `/${locale}/app.webmanifest`;
}

/** Pictures of the site for the browser's install dialog, made by `npm run screenshots:manifest`. */
export const SCREENSHOTS = {
  wide: { width: 1280, height: 800, scale: 1 },
  narrow: { width: 375, height: 667, scale: 2 },
} as const;
export const SCREENSHOT_PAGES = ['home', 'company'] as const satisfies readonly PageId[];
export type FormFactor = keyof typeof SCREENSHOTS;

export function screenshotUrl(page: PageId, locale: Locale, form: FormFactor): string {
  return `/screenshots/${page}-${locale}-${form}.jpg`;
}

/** The places that a long press on the app's icon leads to (brief 9.2), by the menu's words. */
const SHORTCUTS: readonly { page: PageId; label: string }[] = [
  { page: 'services', label: 'groups.services' },
  { page: 'newsroom', label: 'items.newsroom' },
  { page: 'contact', label: 'items.contact' },
];

const png = (src: string, size: number, purpose?: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** One locale's web manifest. All have the same `id`: whoever installs in either language has one app. */
export function webManifest({ locale, tokens, word }: FoundSite): string {
  return JSON.stringify({
    id: '/',
    name: tokens.company,
    short_name: tokens.pwaShortName,
    description: word('meta:sections.main.description'),
    lang: locale,
    dir: 'ltr',
    start_url: hrefFor(locale, 'home'),
    scope: '/',
    display: 'standalone',
    // A link or a shortcut goes on in the window that is open: what is in its outbox and library is one thing.
    launch_handler: { client_mode: 'navigate-existing' },
    theme_color: '#CB333B',
    background_color: '#FFFFFF',
    icons: [
      png('/icon-192.png', 192),
      png('/icon-512.png', 512),
      png('/icon-maskable.png', 512, 'maskable'),
      png('/icon-monochrome.png', 512, 'monochrome'),
    ],
    shortcuts: SHORTCUTS.map(({ page, label }) => ({ name: word(`menu:${label}`), url: hrefFor(locale, page) })),
    screenshots: (Object.keys(SCREENSHOTS) as FormFactor[]).flatMap((form) =>
      SCREENSHOT_PAGES.map((page) => {
        const { width, height, scale } = SCREENSHOTS[form];
        return {
          src: screenshotUrl(page, locale, form),
          sizes: `${width * scale}x${height * scale}`,
          type: 'image/jpeg',
          form_factor: form,
          label: word(`meta:pages.${page}.title`),
        };
      }),
    ),
  });
}
