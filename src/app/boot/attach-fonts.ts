import { hasHangul } from '#src/shared/dom/has-hangul.ts';
import { addLink } from './document-moments.ts';

/** Without a face that has Hangul a Korean page is blank: it gets one whatever the connection costs. */
export function addKoreanFace(url: string | undefined): void {
  if (url && !hasHangul()) document.fonts.add(new FontFace('Text KR', `url(${url})`, { display: 'swap' }));
}

/** Attaches the site's faces. With a service worker they come from its cache, as a style sheet like any other. */
export function attachFonts(sheet: string | undefined): void {
  if (!sheet) return;
  if (navigator.serviceWorker?.controller) addLink('stylesheet', sheet);
  else addFonts(sheet).catch(() => addLink('stylesheet', sheet));
}

/** Faces are fetched first and added together: the page is laid out anew once, not with the sheet and with each face. */
async function addFonts(sheet: string): Promise<void> {
  const { cssRules } = await new CSSStyleSheet().replace(await (await fetch(sheet)).text());
  const faces = [...cssRules].map((rule) => {
    const descriptor = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    return new FontFace(descriptor('font-family').replaceAll('"', ''), descriptor('src'), {
      weight: descriptor('font-weight'),
      unicodeRange: descriptor('unicode-range') || 'U+0-10FFFF',
    }).load();
  });
  for (const face of await Promise.all(faces)) document.fonts.add(face);
}
