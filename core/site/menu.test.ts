import { describe, expect, it } from 'vitest';
import { readNamespace } from '../../pipeline/content/content-files.ts';
import { LOCALES } from './locales.ts';
import { FOOTER_PAGES, getBreadcrumb, getMenuSection, MENU } from './menu.ts';
import { PAGES, type PageId } from './pages.ts';

/** The whole table; a post's title is added by its page (spec 2). */
const CRUMBS: [PageId, en: string, ko: string][] = [
  ['company', 'Home › About Us › Company', '홈 › 회사소개 › 기업 소개'],
  ['locations', 'Home › About Us › Locations › Overview', '홈 › 회사소개 › 사업장 › 개요'],
  ['songdo', 'Home › About Us › Locations › Songdo Bio Campus', '홈 › 회사소개 › 사업장 › 송도 바이오 캠퍼스'],
  ['syracuse', 'Home › About Us › Locations › Syracuse Bio Campus', '홈 › 회사소개 › 사업장 › 시러큐스 바이오 캠퍼스'],
  ['ceo', 'Home › About Us › CEO Message', '홈 › 회사소개 › CEO 메시지'],
  ['leadership', 'Home › About Us › Leadership', '홈 › 회사소개 › 경영진'],
  ['services', 'Home › Services › Overview', '홈 › 서비스 › 개요'],
  ['cdo', 'Home › Services › Development', '홈 › 서비스 › 위탁개발'],
  ['cmo', 'Home › Services › Manufacturing', '홈 › 서비스 › 위탁생산'],
  ['testing', 'Home › Services › Analytical Testing', '홈 › 서비스 › 분석시험'],
  ['quality', 'Home › Services › Quality', '홈 › 서비스 › 품질'],
  ['adc', 'Home › Services › ADC Services', '홈 › 서비스 › ADC 서비스'],
  ['esg', 'Home › ESG › Overview', '홈 › ESG › 개요'],
  ['environment', 'Home › ESG › Environment', '홈 › ESG › 환경'],
  ['social', 'Home › ESG › Social', '홈 › ESG › 사회'],
  ['governance', 'Home › ESG › Governance', '홈 › ESG › 지배구조'],
  ['pr', 'Home › Public Relations', '홈 › 홍보센터'],
  ['newsroom', 'Home › Public Relations › Newsroom', '홈 › 홍보센터 › 뉴스룸'],
  ['newsroomPost', 'Home › Public Relations › Newsroom', '홈 › 홍보센터 › 뉴스룸'],
  ['images', 'Home › Public Relations › Library › Images', '홈 › 홍보센터 › 자료실 › 이미지'],
  ['imageAlbum', 'Home › Public Relations › Library › Images', '홈 › 홍보센터 › 자료실 › 이미지'],
  ['videos', 'Home › Public Relations › Library › Videos', '홈 › 홍보센터 › 자료실 › 영상'],
  ['brochures', 'Home › Public Relations › Library › Brochures', '홈 › 홍보센터 › 자료실 › 브로슈어'],
  ['logo', 'Home › Public Relations › Library › Logo Guidelines', '홈 › 홍보센터 › 자료실 › 로고 가이드라인'],
  ['notice', 'Home › Public Relations › Notices', '홈 › 홍보센터 › 공지사항'],
  ['noticePost', 'Home › Public Relations › Notices', '홈 › 홍보센터 › 공지사항'],
  ['recruitment', 'Home › Careers › Recruitment', '홈 › 채용 › 채용 안내'],
  ['contact', 'Home › Contact Us', '홈 › 문의하기'],
  ['search', 'Home › Search Results', '홈 › 검색 결과'],
];

type Words = { [name: string]: Words | string };
const wordOf = (words: Words, key: string) => key.split('.').reduce<Words | string | undefined>((at, name) => (at as Words)?.[name], words);

describe('breadcrumbs', () => {
  it.each(CRUMBS)('of %s are %s, %s', (page, ...expected) => {
    for (const [at, locale] of LOCALES.entries()) {
      const words = readNamespace(locale, 'menu') as Words;
      const labels = getBreadcrumb(page).map((crumb) => wordOf(words, crumb.label));
      expect(labels.join(' › ')).toBe(expected[at]);
    }
  });
  it.each(['home', 'error404', 'error500', 'offline'] as const)('do not stand on %s', (page) => expect(getBreadcrumb(page)).toEqual([]));
  it('lead to the first page of a level that has none of its own', () => {
    expect(getBreadcrumb('syracuse').map((crumb) => crumb.page)).toEqual(['home', 'company', 'locations', 'syracuse']);
    expect(getBreadcrumb('imageAlbum').map((crumb) => crumb.page)).toEqual(['home', 'pr', 'images', 'images']);
  });
});

describe('the menu', () => {
  it('reaches every page of its five sections', () => {
    const shown = new Set<PageId>(
      MENU.flatMap(({ items }) => items.flatMap(({ page, children }) => [page, ...(children ?? []).map((leaf) => leaf.page)])),
    );
    const wanted = PAGES.filter((page) => !['main', 'contact'].includes(page.section) && !page.path.includes(':id'));
    expect(wanted.map((page) => page.id).filter((id) => !shown.has(id))).toEqual([]);
    expect(shown.size).toBe(wanted.length);
  });
  it('marks the section of a detail page as that of its list', () => {
    expect([getMenuSection('newsroomPost')?.id, getMenuSection('logo')?.id, getMenuSection('home')]).toEqual(['pr', 'pr', undefined]);
  });
  it('leaves the legal pages to the foot', () =>
    expect(FOOTER_PAGES).toEqual(['privacy', 'cookies', 'sitemap', 'partnerships', 'accessibility']));
});
