import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '#src/i18n/create-i18n.ts';
import type { Words } from '#src/i18n/load-words.ts';
import '#src/styles/base.css';
import { BROCHURES, type Brochure } from './list.ts';
import { BrochureContext, type BrochureFacts } from './parts/brochure-context.ts';
import './parts/brochure.css';

export { BROCHURES };

/** The pages of a brochure as markup. `words` are all namespaces of its language, tokens filled. Throws for a word that is missing. */
export function renderBrochure({ Pages }: Brochure, facts: BrochureFacts, words: Words): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(facts.locale, words)}>
      <BrochureContext.Provider value={facts}>
        <Pages />
      </BrochureContext.Provider>
    </I18nextProvider>,
  );
}
