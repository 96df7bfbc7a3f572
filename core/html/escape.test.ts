import { expect, it } from 'vitest';
import { escapeHtml } from './escape.ts';

it('leaves no sign that could end an element or an attribute, and escapes entities too', () => {
  expect(escapeHtml(`<a href="x" title='y'>R&D &amp; more</a> 가`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D &amp;amp; more&lt;/a&gt; 가',
  );
});
