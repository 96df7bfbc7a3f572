import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/site/locales.ts';
import type { PageId } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { SITE } from '../../pipeline/paths.ts';

/** The fact ledger: what must stand on which page, in both languages, to the letter. */
const LEDGER: [id: string, pages: PageId[], en: string[], ko: string[]][] = [
  ['F-01', ['home', 'locations', 'syracuse', 'cmo'], ['40,000 L'], ['40,000 L']],
  ['F-02', ['syracuse', 'cmo'], ['8 × 5,000 L'], ['5,000 L × 8기']],
  ['F-03', ['syracuse'], ['3 inoculation suites'], ['접종실 3개']],
  ['F-04', ['syracuse'], ['2 purification suites'], ['정제실 2개']],
  ['F-05', ['home', 'syracuse', 'quality'], ['over 62', 'approvals'], ['62건이 넘는', '승인']],
  ['F-06', ['syracuse', 'cdo'], ['36,500 vials', 'at -190 °C'], ['36,500바이알', '-190 °C']],
  ['F-07', ['home', 'locations', 'songdo'], ['2027'], ['2027년']],
  ['F-08', ['home', 'locations', 'songdo', 'cmo'], ['120,000 L', '8 × 15,000 L'], ['120,000 L', '15,000 L × 8기']],
  ['F-09', ['home', 'locations', 'songdo'], ['up to 360,000 L', 'planned'], ['최대 360,000 L', '계획']],
  ['F-10', ['songdo', 'cmo'], ['8 × 3,000 L'], ['3,000 L × 8기']],
  ['F-11', ['songdo', 'cmo'], ['multiple 2,000 L single-use units', 'under review'], ['2,000 L 싱글유즈', '검토']],
  ['F-12', ['adc', 'syracuse', 'cmo'], ['single-use reactors from 100 L to 1,000 L'], ['100 L~1,000 L']],
  ['F-13', ['adc'], ['10 ng/m³', 'OEL'], ['목표 직업노출한계(OEL) 10 ng/m³']],
  ['F-14', ['adc'], ['DAR of 8'], ['DAR 8']],
  ['F-15', ['governance'], ['changes the PIN or password at least every 3 months'], ['PIN 또는 비밀번호는 최소 3개월마다 변경']],
  ['F-16', ['governance'], ['at least once a year'], ['연 1회 이상']],
  ['F-17', ['governance'], ['under 18', 'Compliance Officer must be consulted'], ['18세 미만', '준법책임자와 협의']],
  ['F-18', ['social'], ['zero serious accidents'], ['중대재해 0건']],
  ['F-19', ['social'], ['100% completion of statutory safety training'], ['법정 안전교육 이수율 100%']],
  ['F-20', ['social'], ['zero safety law violations'], ['안전 관련 법규 위반 0건']],
  ['F-21', ['privacy'], ['06.07.2022'], ['2022.06.07']],
  ['F-22', ['privacy'], ['within 5 days after the reply is completed'], ['답변 완료 후 5일 이내']],
  ['F-23', ['social'], ['2025.01.10'], ['2025.01.10']],
  ['F-24', ['social'], ['2023.12.28'], ['2023.12.28']],
  ['F-28', ['privacy', 'contact'], ['one year after the inquiry was received'], ['접수일부터 1년 후 파기']],
  ['F-29', ['privacy', 'contact'], ['for 2 years at most'], ['최대 2년']],
  ['F-25', ['home', 'company', 'locations'], ['Syracuse', 'Songdo', 'Boston'], ['시러큐스', '송도', '보스턴']],
];

/** A page's own words, one space between them: what stands in header and footer does not count. */
function textOf(page: PageId, locale: Locale): string {
  const html = readFileSync(`${SITE}${hrefFor(locale, page)}.html`, 'utf8');
  return (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/ ([).,])/g, '$1')
    .replace(/\( /g, '(');
}

/** Figures whose parts are set apart (`8` large, `× 5,000 L` small) read as one. */
const joined = (text: string) => text.replaceAll(' ', '').toLowerCase();

describe('the fact ledger', () => {
  for (const [id, pages, en, ko] of LEDGER) {
    for (const page of pages) {
      it.each([
        ['en', en],
        ['ko', ko],
      ] as const)(`${id} stands on ${page}, %s`, (locale, facts) => {
        const text = joined(textOf(page, locale));
        for (const fact of facts) expect(text).toContain(joined(fact));
      });
    }
  }

  it('F-26 and F-27: four values, four principles', () => {
    for (const locale of ['en', 'ko'] as const) {
      const html = readFileSync(`${SITE}${hrefFor(locale, 'company')}.html`, 'utf8');
      for (const part of ['values', 'philosophy']) {
        const section = new RegExp(`<section id="${part}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';
        expect(section.match(/<h3/g), `${locale} ${part}`).toHaveLength(4);
      }
    }
  });
});
