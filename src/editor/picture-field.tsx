import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, type ComponentType } from 'react';
import type { EditorConfig } from '#core/build/editor.ts';
import { LOCALES } from '#core/site/locales.ts';

/**
 * The control of a picture: the one that is chosen, all there are by name and preview, and in the development server a new one. A class,
 * since Sveltia renders it with a React of its own, where hooks of ours fail.
 */
export function PictureField({ pictures, words, isDev }: EditorConfig): ComponentType<CustomFieldControlProps> {
  const { pictures: said, fields } = words;
  const known = [...pictures];
  const alts = Object.fromEntries(LOCALES.map((locale) => [`alt-${locale}`, said.alt[locale]]));
  const asked = { name: fields.name, ...alts, focal: said.focal };

  return class extends Component<CustomFieldControlProps> {
    override state = { isOpen: false, filter: '', error: '' };

    choose(name: string): void {
      this.props.onChange(name);
      this.setState({ isOpen: false, error: '' });
    }

    /** The form lies within Sveltia's own, so that it is none. */
    async add(inputs: HTMLInputElement[]): Promise<void> {
      const [photograph] = inputs.find(({ files }) => files)?.files ?? [];
      const answers = new URLSearchParams(inputs.map(({ name, value }) => [name, value]));
      const response = await fetch(`pictures?${answers}`, { method: 'POST', body: photograph ?? null }).catch(() => undefined);
      const answer = (await response?.text()) || said.failed;
      if (!photograph || !response?.ok) return this.setState({ error: answer });
      known.unshift({ name: answer, url: URL.createObjectURL(photograph), alt: answer });
      this.choose(answer);
    }

    override render() {
      const { value, forID } = this.props;
      const { isOpen, filter, error } = this.state;
      const chosen = known.find(({ name }) => name === value);
      const found = known.filter(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(filter.toLowerCase()));
      return (
        <div className="picture-field">
          {chosen && <img src={chosen.url} alt={chosen.alt} />}
          <button type="button" id={forID} aria-expanded={isOpen} onClick={() => this.setState({ isOpen: !isOpen })}>
            {value || said.choose}
          </button>
          {value && (
            <button type="button" onClick={() => this.choose('')}>
              {said.remove}
            </button>
          )}
          {isOpen && <input type="search" placeholder={said.filter} onChange={({ target }) => this.setState({ filter: target.value })} />}
          {isOpen && (
            <ul>
              {found.map(({ name, url, alt }) => (
                <li key={name}>
                  <button type="button" onClick={() => this.choose(name)}>
                    <img src={url} alt={alt} loading="lazy" />
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {isOpen && isDev && (
            <fieldset>
              <legend>{said.add}</legend>
              <input type="file" name="file" accept="image/*" aria-label={said.photograph} />
              {Object.entries(asked).map(([name, label]) => (
                <label key={name}>
                  {label} <input name={name} />
                </label>
              ))}
              <output>{error}</output>
              <button
                type="button"
                onClick={({ currentTarget: { parentElement } }) => this.add([...(parentElement?.querySelectorAll('input') ?? [])])}
              >
                {said.save}
              </button>
            </fieldset>
          )}
        </div>
      );
    }
  };
}
