import { expect, it } from 'vitest';
import { postText } from './write-search.ts';

const text = (summary: string, pc_content_text: string, mobile_content_text: string) =>
  postText({ summary, pc_content_text, mobile_content_text }, 'en');

it('says everything once', () => {
  expect(text('In short.', 'One.  Two.', 'One. Two.')).toBe('In short. One. Two.');
  expect(text('One.', 'One. Two.', 'One.')).toBe('One. Two.');
  expect(text('In short.', 'One. Two.', 'One. Only on phones.')).toBe('In short. One. Two. Only on phones.');
});
it('has the captions of an album', () => {
  const image = { uuid: '', name: '', width: 1, height: 1, widths: [], focal: [50, 50] as const, alt: { en: '', ko: '' } };
  const gallery = [
    { image, caption: 'Songdo, a tank, 2024' },
    { image, caption: 'Songdo, a pipe, 2024' },
  ];
  expect(postText({ summary: 'Two pictures.', pc_content_text: '', mobile_content_text: '', gallery }, 'en')).toBe(
    'Two pictures. Songdo, a tank, 2024 · Songdo, a pipe, 2024',
  );
});
it('composes letters, and leaves out signs that nobody sees', () => {
  expect(text('Bio\u00adsafety.', `${'송도'.normalize('NFD')} cafe\u0301.`, '')).toBe('Biosafety. 송도 café.');
});
