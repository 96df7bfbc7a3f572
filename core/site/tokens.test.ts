import { describe, expect, it } from 'vitest';
import { bindWords, createTokens, fillTokens } from './tokens.ts';

const brand = { shared: { origin: 'https://example.com' }, en: { company: 'Acme' }, ko: { company: '아크미' } };
const facts = { plant1: { id: 'F1', en: '120,000 L', ko: '12만 L' } };

describe('tokens', () => {
  it('are the shared values, those of the locale, the facts and the year', () => {
    expect(createTokens('ko', brand, facts, '2026')).toEqual({
      origin: 'https://example.com',
      company: '아크미',
      year: '2026',
      'facts.plant1': '12만 L',
    });
  });
  it('fill what they know and leave the rest for the moment of use', () => {
    const tokens = createTokens('en', brand, facts, '2026');
    expect(fillTokens('{company} has {facts.plant1}, {n} posts, {facts.none}, {constructor}', tokens)).toBe(
      'Acme has 120,000\u00a0L, {n} posts, {facts.none}, {constructor}',
    );
  });
  it('put a value in as it stands, dollar signs too', () => {
    expect(fillTokens('{price}', { price: "$& $' $1 $$" })).toBe("$& $' $1 $$");
  });
});

describe('bindWords', () => {
  it.each([
    ['8 × 15,000 L', '8\u00a0×\u00a015,000\u00a0L'],
    ['−190 °C', '−190\u00a0°C'],
    ['10 ng/m³', '10\u00a0ng/m³'],
    ['100 L, 1,000 L', '100\u00a0L, 1,000\u00a0L'],
    ['5 Lines', '5 Lines'],
    ['8 inoculation suites', '8 inoculation suites'],
    ['{count} fields of {count} posts', '{count}\u00a0fields of {count} posts'],
    ['after 30 days at most', 'after 30\u00a0days at most'],
    ['Plant 1 in Incheon, Republic of Korea', 'Plant\u00a01 in Incheon, Republic\u00a0of\u00a0Korea'],
    ['송도 1공장의 배양기 8기', '송도\u00a01공장의 배양기\u00a08기'],
    ['접종실 3개와 승인 62건, 최대 30일', '접종실\u00a03개와 승인\u00a062건, 최대\u00a030일'],
    ['최소 3개월마다', '최소 3개월마다'],
    ['가동 중이며, 키울 수 있습니다', '가동\u00a0중이며, 키울\u00a0수\u00a0있습니다'],
    ['a DAR of 8, see article 6', 'a DAR\u00a0of\u00a08, see article\u00a06'],
    ['Acme USA, LLC and Acme Co., Ltd.', 'Acme USA,\u00a0LLC and Acme Co.,\u00a0Ltd.'],
    ['어느 프로젝트의 첫 배치와 한 공정', '어느\u00a0프로젝트의 첫\u00a0배치와 한\u00a0공정'],
    ['필요한 서류, 이 페이지', '필요한 서류, 이 페이지'],
    [
      '「개인정보 보호법」과 「정보통신망 이용촉진 및 정보보호 등에 관한 법률」',
      '「개인정보\u00a0보호법」과 「정보통신망 이용촉진 및 정보보호 등에 관한 법률」',
    ],
  ])('binds %s', (text, expected) => expect(bindWords(text)).toBe(expected));
});
