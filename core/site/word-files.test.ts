import { expect, it } from 'vitest';
import { findWordsUrl, isWordListUrl, wordListUrl, wordsUrl } from './word-files.ts';

it('a file of words is found by its language and namespace, whatever its hash', () => {
  const files = [
    '/assets/app-1.js',
    wordsUrl('ko', 'home', 'en-12345'),
    wordsUrl('en', 'home', '-ko.1234'),
    wordsUrl('en', 'homes', '12345678'),
  ];
  expect(findWordsUrl(files, 'en', 'home')).toBe('/assets/home.en--ko.1234.js');
  expect(findWordsUrl(files, 'ko', 'home')).toBe('/assets/home.ko-en-12345.js');
  expect(findWordsUrl(files, 'en', 'hom')).toBeUndefined();
});

it('a list of words is known by its address', () => {
  expect(isWordListUrl(wordListUrl('0a1b2c3d', 'ko'))).toBe(true);
  for (const path of ['/data/newsroom.ko.json', '/words.json', '/data/search.en.json', '/words/0a1b.en.json.br'])
    expect(isWordListUrl(path), path).toBe(false);
});
