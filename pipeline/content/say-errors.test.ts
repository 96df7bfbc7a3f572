import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES_DIR } from '../paths.ts';
import { editorsLanguage, formatErrors, inKorean } from './say-errors.ts';

describe('inKorean', () => {
  it.each([
    [
      "content/leaders.json, entry 1 ('ceo'): 'image' is 'shovel', which is not in content/media/media.json; add it there or use a name from it; did you mean 'shovels'?",
      "content/leaders.json, 1번째 항목('ceo'): 'image': 'shovel'은(는) content/media/media.json에 없습니다. 거기에 추가하거나 거기 있는 이름을 쓰십시오. 혹시 'shovels'입니까?",
    ],
    [
      'content/posts/newsroom/a/ko.md: front matter cannot be read: line 3: a field stands twice; keep one',
      'content/posts/newsroom/a/ko.md: 머리말(---) 부분을 읽을 수 없습니다. 3번째 줄: 같은 항목이 두 번 있습니다. 하나만 두십시오.',
    ],
    [
      'content/films/tour/tour-720.mp4: has 3000 of 9000 bytes, it was cut off: copy it again, or encode it anew',
      'content/films/tour/tour-720.mp4: 전체 9000바이트 중 3000바이트만 있습니다. 중간에 잘렸으니 다시 복사하거나 인코딩하십시오.',
    ],
    [
      "content/posts/newsroom/a/en.md: markup not allowed: '<b>; write it all'; write it in Markdown",
      "content/posts/newsroom/a/en.md: HTML 태그는 쓸 수 없습니다: '<b>; write it all'. 마크다운으로 쓰십시오.",
    ],
    [
      "content/posts/videos/a/en.md: 'external.url' is ''; give an https address",
      "content/posts/videos/a/en.md: 'external.url': ''입니다. https 주소를 쓰십시오.",
    ],
  ])('%s', (error, expected) => expect(inKorean(error)).toBe(expected));

  it('leaves a message whole that has no Korean, also where a part of it has', () => {
    for (const said of ["'date' is something new; add it", "'date' is missing; do what nobody has done", 'write what nobody has read'])
      expect(inKorean(`content/teams.json: ${said}`)).toBe(`content/teams.json: ${said}`);
  });
});

const korean = JSON.parse(readFileSync(`${LOCALES_DIR}/content-errors.ko.json`, 'utf8')) as Record<string, string>;

it('the catalogue fills in what the English message says, and nothing else', () => {
  for (const [english, text] of Object.entries(korean)) {
    const places = english.match(/\{\*?\}/g)?.length ?? 0;
    const filled = [...new Set(text.match(/\{\d\}/g))].sort();
    expect(filled, english).toEqual(Array.from({ length: places }, (_, at) => `{${at + 1}}`).filter((place) => text.includes(place)));
    expect(/[가-힣]/.test(text) || english.includes('{*}'), english).toBe(true);
  }
});

it('errors are said in the language that is set, or that of the machine', () => {
  const errors = ["content/teams.json: 'esg' is missing; add it"];
  expect(formatErrors(errors, 'ko')).toBe("콘텐츠에 오류가 1건 있습니다.\n  content/teams.json: 'esg': 값이 없습니다. 추가하십시오.");
  expect(formatErrors(errors, 'en')).toBe(`1 error(s) in the content:\n  ${errors[0]}`);
  expect(formatErrors([], 'ko')).toBe('콘텐츠에 오류가 없습니다.');
  expect([editorsLanguage({ CONTENT_LANGUAGE: 'ko' }), editorsLanguage({ CONTENT_LANGUAGE: 'en' })]).toEqual(['ko', 'en']);
  expect(() => editorsLanguage({ CONTENT_LANGUAGE: 'korean' })).toThrow("CONTENT_LANGUAGE is 'korean': give en or ko");
  expect(['en', 'ko']).toContain(editorsLanguage({}));
});
