import type { SearchAnswer, SearchGroup } from '../../core/search/answer.ts';
import { SEARCH_GROUP_BY_TYPE } from '../../core/search/search-documents.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
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

/**
 * Queries by what they must find first: terms of the trade and of the glossary, names and facts as people write them, typing errors, questions,
 * what a journalist, an investor, an applicant or a quality unit looks for, Korean with particles and inside compounds, signs nobody sees.
 */
const FIRST_HITS: Record<Locale, Record<string, string[]>> = {
  en: {
    '/aboutus/syracuse': ['Syracuse', 'syracsue campus', '40000 liters', '8 x 5,000', 'U.S.', 'syracuse ny'],
    '/aboutus/songdo': ['Songdo', '15000 L', '360,000 L planned'],
    '/services/adc': ['ADC'],
    '/services/quality': ['Quality', 'GMP', 'EMA', 'GMP certificate'],
    '/careers/recruitment': ['Careers', 'careers salary'],
    '/privacy': ['privacy polcy', 'GDPR'],
    '/esg/governance#board': ['bord of directors'],
    '/public/newsroom/20260421-bioreactors-arrive': ['bioractors', 'operational qualification'],
    '/services/adc#facility': ['ng/m3'],
    '/services/adc#platform': ['DAR of 8'],
    '/cookies': ['COOKIE PÓLICY'],
    '/services/quality#qms': ['ｑｍｓ', 'self-inspection'],
    '/services/cdo#cld': ['cell line development', 'CHO', '“cell line development'],
    '/public/newsroom/20260224-tech-transfer-office': ['tech transfer', 'PPQ'],
    '/services/cmo#flow-product': ['lyophilization'],
    '/esg/governance#code': ['code of conduct'],
    '/esg/social#human-rights': ['human rights charter'],
    '/aboutus/leadership#leader-cfo': [nameOf('cfo', 'en')],
    '/aboutus/ceo': ['ceo message'],
    '/privacy#retention': ['how long is my personal information kept'],
    '/aboutus/overview#boston': ['where is the Boston office'],
    '/public/newsroom/20260716-water-reuse-pilot': ['water reuse', 'reverse osmosis'],
    '/public/images/songdo-groundbreaking': ['Songdo groundbreaking'],
    '/public/notice/20230904-job-scam-warning': ['false job offers'],
    '/public/notice/20240318-shareholder-meeting': ['shareholders meeting'],
    '/public/newsroom/20261013-single-use-review': ['E&L', 'extractables and leachables'],
    '/public/newsroom/20241119-electronic-batch-record': ['audit trail'],
    '/public/newsroom/20250527-adc-facility-opens': ['bulk fill'],
    '/public/newsroom/20240924-adc-facility-design': ['containment qualification'],
    '/public/notice/20261128-privacy-policy-changes': ['privacy policy changes'],
    '/services/cmo': ['CMO', 'minimum batch size', 'lead time'],
    '/services/cmo#clinical': ['phase 1'],
    '/services/cdo': ['CDO'],
    '': ['C.D.M.O.'],
    '/services/testing': ['Q.C.', 'mycoplasma'],
    '/aboutus/overview': ['U.S.A.'],
    '/accessibility': ['accessibility'],
    '/aboutus/company#history': ['history', 'milestones'],
    '/public/public#facts': ['fact sheet'],
    '/public/public': ['investors', 'annual report', 'record date'],
    '/careers/recruitment#training': ['training'],
    '/services/quality#gmp': ['ICH', 'MFDS', 'FDA'],
    '/services/quality#agreement': ['quality agreement'],
    '/services/cdo#msat': ['PPQ'],
    '/services/cdo#molecules': ['bispecific'],
    '/services/testing#methods': ['adventitious virus', 'viral clearance'],
    '/services/adc#containment': ['OEB'],
    '/contactUs': ['phone', 'price', 'NDA'],
    '/aboutus/overview#compare': ['sites compared'],
    '/public/images': ['photos'],
    '/esg/governance': ['whistleblower'],
    '/esg/environment': ['wastewater'],
    '/partnerships': ['supplier registration'],
    '/esg/social#safety-goals': ['"zero serious accidents"'],
  },
  ko: {
    '/aboutus/songdo': [
      '송도',
      '송도바이오캠퍼스',
      '송도 공장 언제 가동하나요',
      '15,000리터',
      '최대 360000 L',
      '송\u200b도 \u3164',
      '송도'.normalize('NFD'),
    ],
    '/careers/recruitment': ['채용', '연봉'],
    '/aboutus/company': ['회사소개'],
    '/services/cdo': ['개발', '위탁 개발', 'ＣＤＯ', '이중항체', '“세포주 개발”'],
    '/services/cdo#cld': ['세포주개발', 'CHO'],
    '/services/adc': ['항체약물접합체', '디에이알'],
    '/public/notice/20240318-shareholder-meeting': ['주주총회'],
    '/aboutus/syracuse': ['시러큐스에서', '시라큐스'],
    '/services/cmo': ['위탁생산은', 'CMO', '최소 배치', '소요 기간', '싱글유스', '바이오리엑터', '배양기 용량'],
    '/esg/governance': ['이사회의 구성', '내부고발'],
    '/aboutus/syracuse#cell-bank': ['36500바이알'],
    '/services/quality#record': ['승인 62건'],
    '/services/cdo#msat': ['기술이전', 'PPQ'],
    '/services/quality#qms': ['품질경영시스템', '자율점검', '「품질경영시스템」'],
    '/public/newsroom/20240924-adc-facility-design': ['직업노출한계', '봉쇄 설비'],
    '/services/cmo#flow-product': ['동결건조', '동결건죠'],
    '/esg/governance#code': ['행동강령'],
    '/esg/social#human-rights': ['인권헌장'],
    '/privacy#retention': ['개인정보 보유 기간'],
    '/aboutus/leadership#leader-coo': [nameOf('coo', 'ko')],
    '/aboutus/ceo': ['ＣＥＯ 인사말'],
    '/public/newsroom/20260716-water-reuse-pilot': ['용수 재이용', '역삼투'],
    '/public/newsroom/20250110-health-safety-policy': ['작업중지권'],
    '/public/images/songdo-groundbreaking': ['착공'],
    '/public/notice/20251222-year-end-hours': ['연말 휴무'],
    '/public/newsroom/20260224-tech-transfer-office': ['PPQ'],
    '/public/newsroom/20261013-single-use-review': ['E&L', '침출물'],
    '/public/newsroom/20241119-electronic-batch-record': ['감사 추적'],
    '/public/newsroom/20260421-bioreactors-arrive': ['운전 적격성 평가'],
    '/public/newsroom/20250527-adc-facility-opens': ['원액 충전'],
    '/public/notice/20261128-privacy-policy-changes': ['쿠키 정책 개정'],
    '': ['C.D.M.O.'],
    '/privacy': ['GDPR'],
    '/accessibility': ['접근성'],
    '/aboutus/overview': ['오시는 길', '위치', '보스톤'],
    '/aboutus/company#history': ['연혁', '주요 일정'],
    '/public/public#facts': ['팩트시트'],
    '/public/public#shareholders': ['주주 안내'],
    '/careers/recruitment#training': ['멘토'],
    '/services/quality': ['GMP', 'GMP 인증', '실사 신청', '품질 보증'],
    '/services/quality#gmp': ['ICH', 'MFDS', '식품의약품안전처', 'FDA'],
    '/services/quality#agreement': ['품질계약서'],
    '/services/cdo#molecules': ['이중특이항체'],
    '/services/testing': ['마이코플라스마', '마이코플라즈마'],
    '/services/testing#methods': ['외래성 바이러스'],
    '/services/adc#containment': ['OEB'],
    '/contactUs': ['전화번호', '가격'],
    '/public/public': ['기준일', '연차보고서'],
    '/esg/environment': ['온실가스'],
    '/public/images': ['사진'],
    '/partnerships': ['협력사 등록'],
  },
};

export const SEARCH_QUERIES: readonly ExpectedHit[] = LOCALES.flatMap((locale) =>
  Object.entries(FIRST_HITS[locale]).flatMap(([first, queries]) => queries.map((q) => ({ locale, q, first }))),
);

/** The first hit in the expected one's group; without its place on the page where none is expected. */
export function firstHit({ groups }: SearchAnswer, { first }: ExpectedHit): string | undefined {
  const href = groups.find(({ group }) => group === groupOf(first))?.hits[0]?.href;
  return first.includes('#') ? href : href?.split('#')[0];
}

function groupOf(path: string): SearchGroup {
  const type = /^\/public\/(newsroom|notice|images|videos|brochures)[/#]/.exec(path)?.[1] as PostType | undefined;
  return type ? SEARCH_GROUP_BY_TYPE[type] : 'pages';
}
