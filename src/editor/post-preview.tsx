import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import type { EditorWords } from '#core/build/editor.ts';
import { LOCALES } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import { postHref } from '#core/site/urls.ts';

/** The page of a post beside its form, in both languages, from the development server: with every saved edit at once, or what is wrong. */
export function PostPreview({ preview: said, fields }: EditorWords) {
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
