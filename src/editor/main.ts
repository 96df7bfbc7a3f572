import CMS, { type CmsConfig } from '@sveltia/cms';
import type { EditorConfig } from '#core/build/editor.ts';
import { LOCALES } from '#core/site/locales.ts';
import style from './editor.css?inline';
import { PictureField } from './picture-field.tsx';
import { PostPreview } from './post-preview.tsx';
import { TextField } from './text-field.tsx';

// Labels are in the language that was chosen for Sveltia, else in the browser's.
const { locale: chosen } = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as { locale?: string };
const locale = LOCALES.find((one) => (chosen && chosen !== 'auto' ? chosen : navigator.language).startsWith(one)) ?? 'en';
const config = (await (await fetch(`config.${locale}.json`)).json()) as EditorConfig;
const { words, isDev } = config;
const cms = config.cms as CmsConfig;
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

CMS.registerFieldType('picture', PictureField(config));
CMS.registerFieldType('markdown-text', TextField(config));
if (isDev) for (const { name = '' } of cms.collections ?? []) CMS.registerPreviewTemplate(name, PostPreview(words));

await CMS.init({ config: cms });
