import fc from 'fast-check';

// Texts as editors write them, and as their keyboards slip.

const WORDS =
  '공장/수율/송도에서/은/년/월 /ADC/p/L /홍길동: /제1공장/(주)/「품질」/“안전”/［공고］/[공고]/https:¦¦example.org¦2024/a@example.org';
const FIGURES = '5/12/02/010/2026/5. 1 /3. 2 ~ 3. 5/12. 25. /40,000 L/95%/-190 °C/190 °C /+82 32 /0.05/4*6*9 mm/HLA-A*02:01/2**10';
const MARKS =
  '수율*/**/*/_/__/~/~~/`/==/^/**송도(Songdo)**/*공장*/__A__/[/]/(/)/（/）/</>/#/##/|/-/+/:/./)/※ /• /①/!/&/&nbsp;/\\/·/=/ / / / | / |';
const LINES =
  '\n/\n/\n\n/\n\n/\n- /\n* /\n+ /\n  - /\n   /\n    /\n> /\n>/\n## /\n# /\n---\n/\n===\n/\n1. /\n2. /\n3) /\n1) /\n5. /\n01. /\n10. /\n| /|---|---|\n/\n| 가 | 나 |\n|---|---|\n/\n```\n/\n[비고]: ';
const PIECES = [WORDS, FIGURES, MARKS, LINES]
  .flatMap((pieces) => pieces.split('/'))
  .map((piece) => piece.replaceAll('¦', '/'))
  .map((piece) => ({ written: piece, read: piece }));
const LINKS = [
  { written: '[채용](page:company)', read: '채용' },
  { written: '[보고서](https://example.org/2024.pdf)', read: '보고서' },
];
export const postText = fc.array(fc.constantFrom(...PIECES, ...LINKS), { minLength: 1, maxLength: 16 });
