import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, type ComponentType, createRef } from 'react';
import type { EditorConfig } from '#core/build/editor.ts';
import { PictureField } from './picture-field.tsx';

type Named = keyof EditorConfig['options'];

/** How a text names what there is: before and after the words that are selected. */
const MARKDOWN: Readonly<Record<Named | 'picture', (name: string) => readonly [before: string, after?: string]>> = {
  fact: (name) => [`{${name}}`],
  page: (name) => ['[', `](page:${name})`],
  post: (name) => ['[', `](post:${name})`],
  picture: (name) => ['\n\n![', `](picture:${name})\n\n`],
  film: (name) => ['\n\n![', `](film:${name})\n\n`],
};

/**
 * The control of a post's text: Markdown as it is published, since an editor of rich text would read and write it by rules of its own. What has
 * a name is chosen, and inserted at the cursor. A class, as `PictureField` is. React does not set the value: it would end the composing of Hangul.
 */
export function TextField(config: EditorConfig): ComponentType<CustomFieldControlProps> {
  const { options, words } = config;
  const Picture = PictureField(config);

  return class extends Component<CustomFieldControlProps> {
    text = createRef<HTMLTextAreaElement>();

    /** After "Revert" and the like. */
    override componentDidUpdate(): void {
      const { current } = this.text;
      const { value = '' } = this.props;
      if (current && current.value !== value) current.value = value;
    }

    insert(kind: keyof typeof MARKDOWN, name: string): void {
      const { current } = this.text;
      if (!current || !name) return;
      const { selectionStart, selectionEnd, value } = current;
      const selected = value.slice(selectionStart, selectionEnd);
      const [before, after] = MARKDOWN[kind](name);
      current.focus();
      // As if it were typed, so that it can be undone.
      document.execCommand('insertText', false, after ? `${before}${selected}${after}` : before);
      if (after && !selected) current.selectionStart = current.selectionEnd = selectionStart + before.length;
    }

    override render() {
      const { value, forID, onChange } = this.props;
      return (
        <div className="text-field">
          <div>
            {(Object.keys(options) as Named[]).map((kind) => (
              <select key={kind} aria-label={words.components[kind]} value="" onChange={({ target }) => this.insert(kind, target.value)}>
                <option value="">{words.components[kind]}</option>
                {options[kind].map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            ))}
            <Picture {...this.props} value="" forID="" onChange={(name: string) => this.insert('picture', name)} />
          </div>
          <textarea
            ref={this.text}
            aria-labelledby={`${forID}-label`}
            defaultValue={value}
            rows={20}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      );
    }
  };
}
