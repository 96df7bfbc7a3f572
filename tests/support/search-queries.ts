import type { SearchAnswer, SearchGroup } from '../../core/search/answer.ts';
import { SEARCH_GROUP_BY_TYPE } from '../../core/search/search-documents.ts';
import type { Locale } from '../../core/site/locales.ts';
import type { PostType } from '../../core/site/pages.ts';
import { readContentFile } from '../../pipeline/content/content-files.ts';

/** What a visitor may type, and what an editor would show first: of the hits of its group, this is the first. */
export interface ExpectedHit {
  locale: Locale;
  q: string;
  /** Below the locale. With a place on the page where the hit must lead there. */
  first: string;
}

const nameOf = (id: string, locale: Locale) => readContentFile('leaders.json').find((leader) => leader.id === id)?.name[locale] as string;

const en: [q: string, first: string][] = [
  // The terms that the search suggests.
  ['Syracuse', '/aboutus/syracuse'],
  ['Songdo', '/aboutus/songdo'],
  ['ADC', '/services/adc'],
  ['Quality', '/services/quality'],
  ['Careers', '/careers/recruitment'],
  // Typos.
  ['syracsue campus', '/aboutus/syracuse'],
  ['privacy polcy', '/privacy'],
  ['bord of directors', '/esg/governance#board'],
  ['bioractors', '/public/newsroom/20260421-bioreactors-arrive'],
  // Facts and numbers, written as people write them.
  ['15000 L', '/aboutus/songdo'],
  ['360,000 L planned', '/aboutus/songdo'],
  ['40000 liters', '/aboutus/syracuse'],
  ['8 x 5,000', '/aboutus/syracuse'],
  ['ng/m3', '/services/adc#facility'],
  ['DAR of 8', '/services/adc#platform'],
  // Case, width and diacritics.
  ['COOKIE PÓLICY', '/cookies'],
  ['ｑｍｓ', '/services/quality#qms'],
  // Terms of the glossary.
  ['cell line development', '/services/cdo#cld'],
  ['tech transfer', '/public/newsroom/20260224-tech-transfer-office'],
  ['lyophilization', '/services/cmo#flow-product'],
  ['code of conduct', '/esg/governance#code'],
  ['human rights charter', '/esg/social#human-rights'],
  // Names.
  [nameOf('cfo', 'en'), '/aboutus/leadership#leader-cfo'],
  ['ceo message', '/aboutus/ceo'],
  // Questions.
  ['how long is my personal information kept', '/privacy#retention'],
  ['where is the Boston office', '/aboutus/overview#boston'],
  // News, library and notices.
  ['water reuse', '/public/newsroom/20260716-water-reuse-pilot'],
  ['Songdo groundbreaking', '/public/images/songdo-groundbreaking'],
  ['false job offers', '/public/notice/20230904-job-scam-warning'],
  ['shareholders meeting', '/public/notice/20240318-shareholder-meeting'],
  // Terms of the trade in news, library and notices.
  ['PPQ', '/public/newsroom/20260224-tech-transfer-office'],
  ['E&L', '/public/newsroom/20261013-single-use-review'],
  ['extractables and leachables', '/public/newsroom/20261013-single-use-review'],
  ['audit trail', '/public/newsroom/20241119-electronic-batch-record'],
  ['reverse osmosis', '/public/newsroom/20260716-water-reuse-pilot'],
  ['operational qualification', '/public/newsroom/20260421-bioreactors-arrive'],
  ['bulk fill', '/public/newsroom/20250527-adc-facility-opens'],
  ['containment qualification', '/public/newsroom/20240924-adc-facility-design'],
  ['privacy policy changes', '/public/notice/20261128-privacy-policy-changes'],
  // What the trade calls the pages, with dots or without.
  ['CMO', '/services/cmo'],
  ['CDO', '/services/cdo'],
  ['C.D.M.O.', ''],
  ['Q.C.', '/services/testing'],
  ['U.S.A.', '/aboutus/overview'],
  ['U.S.', '/aboutus/syracuse'],
  ['GDPR', '/privacy'],
  ['accessibility', '/accessibility'],
  // What a journalist, an investor or an applicant looks for.
  ['history', '/aboutus/company#history'],
  ['milestones', '/aboutus/company#history'],
  ['fact sheet', '/public/public#facts'],
  ['investors', '/public/public'],
  ['training', '/careers/recruitment#training'],
  // What a client's quality unit asks for.
  ['GMP', '/services/quality'],
  ['ICH', '/services/quality#gmp'],
  ['MFDS', '/services/quality#gmp'],
  ['FDA', '/services/quality#gmp'],
  ['self-inspection', '/services/quality#qms'],
  ['quality agreement', '/services/quality#agreement'],
  ['PPQ', '/services/cdo#msat'],
  ['CHO', '/services/cdo#cld'],
  ['bispecific', '/services/cdo#molecules'],
  ['mycoplasma', '/services/testing'],
  ['adventitious virus', '/services/testing#methods'],
  ['OEB', '/services/adc#containment'],
  // Names that the page does not say.
  ['phone', '/contactUs'],
  ['price', '/contactUs'],
  ['NDA', '/contactUs'],
  ['EMA', '/services/quality'],
  ['minimum batch size', '/services/cmo'],
  ['lead time', '/services/cmo'],
  ['annual report', '/public/public'],
  ['record date', '/public/public'],
  ['sites compared', '/aboutus/overview#compare'],
  ['syracuse ny', '/aboutus/syracuse'],
  ['photos', '/public/images'],
  ['whistleblower', '/esg/governance'],
  ['wastewater', '/esg/environment'],
  ['supplier registration', '/partnerships'],
  ['careers salary', '/careers/recruitment'],
  // Phrases.
  ['"zero serious accidents"', '/esg/social#safety-goals'],
  ['“cell line development', '/services/cdo#cld'],
];

const ko: [q: string, first: string][] = [
  ['송도', '/aboutus/songdo'],
  ['채용', '/careers/recruitment'],
  ['회사소개', '/aboutus/company'],
  // Inside compounds, and compounds with and without spaces.
  ['개발', '/services/cdo'],
  ['위탁 개발', '/services/cdo'],
  ['송도바이오캠퍼스', '/aboutus/songdo'],
  ['세포주개발', '/services/cdo#cld'],
  ['항체약물접합체', '/services/adc'],
  ['주주총회', '/public/notice/20240318-shareholder-meeting'],
  // Particles and endings.
  ['시러큐스에서', '/aboutus/syracuse'],
  ['위탁생산은', '/services/cmo'],
  ['이사회의 구성', '/esg/governance'],
  ['송도 공장 언제 가동하나요', '/aboutus/songdo'],
  // Facts and numbers.
  ['15,000리터', '/aboutus/songdo'],
  ['최대 360000 L', '/aboutus/songdo'],
  ['36500바이알', '/aboutus/syracuse#cell-bank'],
  ['승인 62건', '/services/quality#record'],
  // Terms of the glossary.
  ['기술이전', '/services/cdo#msat'],
  ['품질경영시스템', '/services/quality#qms'],
  ['직업노출한계', '/public/newsroom/20240924-adc-facility-design'],
  ['동결건조', '/services/cmo#flow-product'],
  ['행동강령', '/esg/governance#code'],
  ['인권헌장', '/esg/social#human-rights'],
  ['개인정보 보유 기간', '/privacy#retention'],
  // Names, in both scripts.
  [nameOf('coo', 'ko'), '/aboutus/leadership#leader-coo'],
  ['ＣＥＯ 인사말', '/aboutus/ceo'],
  // News, library and notices.
  ['용수 재이용', '/public/newsroom/20260716-water-reuse-pilot'],
  ['작업중지권', '/public/newsroom/20250110-health-safety-policy'],
  ['착공', '/public/images/songdo-groundbreaking'],
  ['연말 휴무', '/public/notice/20251222-year-end-hours'],
  // Terms of the trade in news, library and notices.
  ['PPQ', '/public/newsroom/20260224-tech-transfer-office'],
  ['E&L', '/public/newsroom/20261013-single-use-review'],
  ['침출물', '/public/newsroom/20261013-single-use-review'],
  ['감사 추적', '/public/newsroom/20241119-electronic-batch-record'],
  ['역삼투', '/public/newsroom/20260716-water-reuse-pilot'],
  ['운전 적격성 평가', '/public/newsroom/20260421-bioreactors-arrive'],
  ['원액 충전', '/public/newsroom/20250527-adc-facility-opens'],
  ['봉쇄 설비', '/public/newsroom/20240924-adc-facility-design'],
  ['쿠키 정책 개정', '/public/notice/20261128-privacy-policy-changes'],
  // What the trade calls the pages, with dots or without, and at any width.
  ['CMO', '/services/cmo'],
  ['ＣＤＯ', '/services/cdo'],
  ['C.D.M.O.', ''],
  ['GDPR', '/privacy'],
  ['접근성', '/accessibility'],
  ['오시는 길', '/aboutus/overview'],
  // What a journalist, an investor or an applicant looks for.
  ['연혁', '/aboutus/company#history'],
  ['주요 일정', '/aboutus/company#history'],
  ['팩트시트', '/public/public#facts'],
  ['주주 안내', '/public/public#shareholders'],
  ['멘토', '/careers/recruitment#training'],
  // What a client's quality unit asks for.
  ['GMP', '/services/quality'],
  ['ICH', '/services/quality#gmp'],
  ['MFDS', '/services/quality#gmp'],
  ['식품의약품안전처', '/services/quality#gmp'],
  ['FDA', '/services/quality#gmp'],
  ['자율점검', '/services/quality#qms'],
  ['품질계약서', '/services/quality#agreement'],
  ['PPQ', '/services/cdo#msat'],
  ['CHO', '/services/cdo#cld'],
  ['이중특이항체', '/services/cdo#molecules'],
  ['마이코플라스마', '/services/testing'],
  ['외래성 바이러스', '/services/testing#methods'],
  ['OEB', '/services/adc#containment'],
  // Names that the page does not say.
  ['전화번호', '/contactUs'],
  ['가격', '/contactUs'],
  ['위치', '/aboutus/overview'],
  ['기준일', '/public/public'],
  ['연차보고서', '/public/public'],
  ['최소 배치', '/services/cmo'],
  ['소요 기간', '/services/cmo'],
  ['이중항체', '/services/cdo'],
  ['싱글유스', '/services/cmo'],
  ['디에이알', '/services/adc'],
  ['실사 신청', '/services/quality'],
  ['품질 보증', '/services/quality'],
  ['온실가스', '/esg/environment'],
  ['내부고발', '/esg/governance'],
  ['사진', '/public/images'],
  ['협력사 등록', '/partnerships'],
  ['연봉', '/careers/recruitment'],
  // Typing errors.
  ['시라큐스', '/aboutus/syracuse'],
  ['보스톤', '/aboutus/overview'],
  ['마이코플라즈마', '/services/testing'],
  ['바이오리엑터', '/services/cmo'],
  ['동결건죠', '/services/cmo#flow-product'],
  // Phrases.
  ['“세포주 개발”', '/services/cdo'],
  ['「품질경영시스템」', '/services/quality#qms'],
  // Signs that nobody sees, and Hangul in single letters.
  ['송\u200b도 \u3164', '/aboutus/songdo'],
  ['송도'.normalize('NFD'), '/aboutus/songdo'],
];

export const SEARCH_QUERIES: readonly ExpectedHit[] = [
  ...en.map(([q, first]): ExpectedHit => ({ locale: 'en', q, first })),
  ...ko.map(([q, first]): ExpectedHit => ({ locale: 'ko', q, first })),
];

/** The first hit in the expected one's group; without its place on the page where none is expected. */
export function firstHit({ groups }: SearchAnswer, { first }: ExpectedHit): string | undefined {
  const href = groups.find(({ group }) => group === groupOf(first))?.hits[0]?.href;
  return first.includes('#') ? href : href?.split('#')[0];
}

function groupOf(path: string): SearchGroup {
  const type = /^\/public\/(newsroom|notice|images|videos|brochures)[/#]/.exec(path)?.[1] as PostType | undefined;
  return type ? SEARCH_GROUP_BY_TYPE[type] : 'pages';
}
