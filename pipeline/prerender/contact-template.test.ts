import { describe, expect, it } from 'vitest';
import { ERROR_MARK, VALUE_MARK } from '../../core/build/form-template.ts';
import { INQUIRY_FIELDS } from '../../core/contact/inquiry.ts';
import type { ContactSlots } from '../../core/prerender/prerendered-page.ts';
import { type ContactMessages, makeContactTemplate, makeSentTemplate } from './contact-template.ts';

/** Slots and page have the markup that React writes. */
const slots: ContactSlots = {
  alert: '<div role="alert">!</div>',
  fields: INQUIRY_FIELDS.map((field) => ({
    field,
    asWritten: `<input name="${field}"/>`,
    plain: `<input name="${field}" value="${VALUE_MARK}"/>`,
    withError: `<input name="${field}" value="${VALUE_MARK}" aria-invalid="true"/><p>${ERROR_MARK}</p>`,
  })),
};
const words: ContactMessages = {
  v: { name: { required: 'Name & more.', length: '2 to 50.' }, phone: { format: 'Digits.' } },
  message: { error: { required: 'All <required>.', privacy: 'Agree.', server: 'Later.' } },
};
const page = `<h1>Contact</h1><form method="post" data-contact-form=""><b>$&</b>${INQUIRY_FIELDS.map((field) => `<i>${field}</i><input name="${field}"/>`).join('')}</form><p>end</p>`;

describe('makeContactTemplate', () => {
  it('gives the focus to what is wrong', () => {
    const { parts } = makeContactTemplate(page, slots, words);
    const slot = parts.find((part) => typeof part === 'object' && 'field' in part) as { plain: string; withError: string };
    expect([slot.plain, slot.withError].map((markup) => /aria-invalid="true" autofocus=""/.test(markup))).toEqual([false, true]);
  });

  it('has an escaped message for every error of every field, and for the alerts', () => {
    const { errors, alerts } = makeContactTemplate(page, slots, words);
    expect(Object.keys(errors)).toHaveLength(INQUIRY_FIELDS.length * 4);
    expect(errors).toMatchObject({
      'name.required': 'Name &amp; more.',
      'name.length': '2 to 50.',
      'name.unknown': 'Name &amp; more.',
      'phone.length': 'Digits.',
      'country.required': 'Later.',
    });
    expect(alerts).toEqual({ required: 'All &lt;required&gt;.', privacy: 'Agree.', server: 'Later.' });
  });

  it('fails when the page has no form, or not the fields as they are drawn', () => {
    expect(() => makeContactTemplate('<h1>Contact</h1>', slots, words)).toThrow('no form that is marked data-contact-form');
    expect(() => makeContactTemplate(page.replace('name="email"', 'name="mail"'), slots, words)).toThrow(
      "the field 'email' is not in the page",
    );
  });
});

describe('makeSentTemplate', () => {
  const slot = { asWritten: '<p hidden=""></p>', withNumber: `<p>Number $&: ${VALUE_MARK}</p>` };

  it('fails when the page has no such line', () => {
    expect(() => makeSentTemplate({ html: '<h1>Sent</h1>', styleHash: '', slot })).toThrow('the page has no reference number');
  });
});
