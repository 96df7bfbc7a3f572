import { expect, it } from 'vitest';
import { checkMarkup } from './check-markup.ts';

const check = (markup: string) => () => checkMarkup('/en', `<p>before</p>${markup}<p>after</p>`);

it.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<script async src="https://x.example/a.js"></script>',
  ...['application/javascript', 'application/jsonp', 'application/ld+jsonx', 'text/json'].map(
    (type) => `<script type="${type}">{}</script>`,
  ),
])('refuses the script %s', (markup) => {
  expect(check(markup)).toThrow('/en has a script that the content policy forbids');
});
it('refuses a style attribute and names the element', () => {
  expect(check('<p class="a" style="color:red">x</p>')).toThrow('<p class="a" style="color:red">');
});
it('refuses a broken character', () => expect(check('<p>\ufffd</p>')).toThrow('/en has a broken character'));
it.each([
  '<script type="application/ld+json">{}</script>',
  '<script type="application/json" id="x">{}</script>',
  '<p>&lt;script&gt; and style=&quot;x&quot;</p>',
  '<i data-style="x"></i>',
])('accepts %s', (markup) => expect(check(markup)).not.toThrow());
