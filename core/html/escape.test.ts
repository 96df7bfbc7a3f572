import { describe, expect, it } from 'vitest';
import { escapeHtml, jsonInHtml } from './escape.ts';

it('leaves no sign that could end an element or an attribute, and escapes entities too', () => {
  expect(escapeHtml(`<a href="x" title='y'>R&D &amp; more</a> 가`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D &amp;amp; more&lt;/a&gt; 가',
  );
});

describe('JSON in HTML', () => {
  const HOSTILE = [
    '</script><script>alert(1)',
    '</SCRIPT ><img src=x onerror=attack()>',
    '<!--<script>',
    ']]>',
    'line\u2028separator\u2029paragraph',
    '"quotes" \\ & &lt; \u0000 😀',
    "$& $` $' $$",
  ];

  it.each(HOSTILE)('carries %j as value and as name, with neither a tag nor a line separator, and gives it back as it was', (text) => {
    const value = { text, [text]: [text, null, 1] };
    expect(jsonInHtml(value)).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(jsonInHtml(value))).toEqual(value);
  });
});
