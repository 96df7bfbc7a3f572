import CMS, { type CmsConfig, type CustomPreviewTemplateProps } from '@sveltia/cms';
import type { EditorConfig, EditorWords } from '#core/build/editor.ts';
import { DEFAULT_LOCALE, LOCALES } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import { postHref } from '#core/site/urls.ts';
import style from './editor.css?inline';
import { PictureField } from './picture-field.tsx';
import { TextField } from './text-field.tsx';

// Labels are in the language that was chosen for Sveltia, else in the browser's.
const { locale: chosen } = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as { locale?: string };
const locale = LOCALES.find((one) => (chosen && chosen !== 'auto' ? chosen : navigator.language).startsWith(one)) ?? DEFAULT_LOCALE;
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

/** The page of a post beside its form, in both languages, from the development server: with every saved edit at once, or what is wrong. */
function PostPreview({ preview: said, fields }: EditorWords) {
  CMS.registerPreviewStyle('iframe { box-sizing: border-box; width: 100%; height: 80vh; border: 1px solid }', { raw: true });
  return ({ entry }: CustomPreviewTemplateProps) => {
    const { collection, path } = entry.toJS() as { collection: PostType; path: string };
    // The name of the file's folder; a new post has none.
    const post = { type: collection, id: path.split('/').at(-2) ?? '' };
    return (
      <>
        <a href="/en/preview">{said.drafts}</a>
        {!post.id && <p>{said.new}</p>}
        {post.id &&
          LOCALES.map((locale) => (
            <section key={locale}>
              <p>
                <a href={postHref(locale, post)}>{`${said.open} (${fields[locale]})`}</a>
              </p>
              <iframe src={postHref(locale, post)} title={fields[locale]} />
            </section>
          ))}
      </>
    );
  };
}
