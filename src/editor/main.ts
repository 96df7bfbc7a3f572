import CMS from '@sveltia/cms';
import type { EditorConfig } from '#core/build/editor.ts';
import { LOCALES } from '#core/site/locales.ts';
import style from './editor.css?inline';
import { PictureField } from './picture-field.tsx';
import { PostPreview } from './post-preview.tsx';

// Labels are in the language that was chosen for Sveltia, else in the browser's.
const { locale: chosen } = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as { locale?: string };
const locale = LOCALES.find((one) => (chosen && chosen !== 'auto' ? chosen : navigator.language).startsWith(one)) ?? 'en';
const config = (await (await fetch(`config.${locale}.json`)).json()) as EditorConfig;
const { cms, words, options, isDev } = config;
const { components, fields } = words;
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

CMS.registerFieldType('picture', PictureField(config));
if (isDev)
  for (const { name } of (cms as { collections: { name: string }[] }).collections) CMS.registerPreviewTemplate(name, PostPreview(words));

const text = (name: string, label: string, required = true) => ({ name, label, required });
const choice = (of: keyof typeof options) => ({
  widget: 'select',
  name: 'name',
  label: components[of],
  options: [...options[of]],
  dropdown_threshold: 0,
});

CMS.registerEditorComponent({
  id: 'fact',
  label: components.fact,
  icon: 'data_object',
  mode: 'dialog',
  summary: '{{name}}',
  fields: [choice('fact')],
  pattern: /\{(?<name>[\w.]+)\}/,
  toBlock: ({ name = '' }) => name && `{${name}}`,
  toPreview: ({ name = '' }) => `{${name}}`,
});
for (const id of ['page', 'post'] as const)
  CMS.registerEditorComponent({
    id,
    label: components[id],
    icon: 'link',
    mode: 'dialog',
    summary: '{{said}}',
    fields: [text('said', components.text), choice(id)],
    pattern: new RegExp(`\\[(?<said>[^\\]\\n]+)\\]\\(${id}:(?<name>[\\w/#-]+)\\)`),
    toBlock: ({ said = '', name = '' }) => name && `[${said}](${id}:${name})`,
    toPreview: ({ said = '' }) => said,
  });
for (const id of ['picture', 'film'] as const)
  CMS.registerEditorComponent({
    id,
    label: components[id],
    icon: id === 'picture' ? 'image' : 'movie',
    summary: '{{name}} {{caption}}',
    fields: [
      id === 'film' ? choice('film') : { ...text('name', components.picture), widget: 'picture' },
      id === 'film' ? text('said', fields.title) : text('said', components.description, false),
      text('caption', fields.caption, false),
    ],
    // On a line of its own.
    pattern: new RegExp(`^!\\[(?<said>[^\\]\\n]*)\\]\\(${id}:(?<name>[\\w-]+)(?: "(?<caption>[^"\\n]*)")?\\)$`, 'm'),
    toBlock: ({ name = '', said = '', caption = '' }) => name && `![${said}](${id}:${name}${caption && ` "${caption}"`})`,
    toPreview: ({ name = '', caption = '' }) => `<p>[${name}] ${caption}</p>`,
  });
await CMS.init({ config: cms as never });
