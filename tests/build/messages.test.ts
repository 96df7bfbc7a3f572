import { describe, expect, it } from 'vitest';
import { readNamespace } from '../../pipeline/content/content-files.ts';

/** The messages that the specification fixes (spec 8), character for character: namespace, key, English, Korean. */
const FIXED: [namespace: string, key: string, en: string, ko: string][] = [
  ['messages', 'msg.notFound', 'This page could not be found', '페이지를 찾을 수 없습니다'],
  ['messages', 'msg.backHome', 'Back to the home page', '메인 페이지로 돌아가기'],
  ['messages', 'msg.nestedError', 'An error occurred while showing the error page', '오류 페이지를 표시하는 중 오류가 발생했습니다'],
  ['messages', 'msg.goHome', 'Go back to home', '홈으로 돌아가기'],
  ['messages', 'msg.serviceError', 'Service Error', '서비스 오류'],
  ['contact', 'message.success', 'Your inquiry has been registered.', '문의가 등록되었습니다.'],
  ['contact', 'message.error.required', 'Please complete all required fields.', '필수 항목을 모두 입력해 주십시오.'],
  [
    'contact',
    'message.error.privacy',
    'Please indicate that you have read and agree to the Terms and Conditions and Privacy Policy.',
    '이용약관 및 개인정보 처리방침을 읽고 동의란에 표시해 주십시오.',
  ],
  [
    'contact',
    'v.privacyAgreement.required',
    'Please agree to the collection and use of your personal information.',
    '개인정보 수집·이용에 동의해 주십시오.',
  ],
  ['contact', 'message.charsLeft_other', '{n} characters left', '{n}자 남음'],
  [
    'contact',
    'message.error.server',
    'Your inquiry could not be sent. Please try again later.',
    '문의를 보내지 못했습니다. 잠시 후 다시 시도해 주십시오.',
  ],
  [
    'contact',
    'message.error.offline',
    'You are offline. Please connect to the internet and send your inquiry again.',
    '오프라인 상태입니다. 인터넷에 연결한 후 다시 보내 주십시오.',
  ],
  ['contact', 'message.sending', 'Sending your inquiry', '문의를 보내는 중입니다'],
  [
    'contact',
    'message.leave.question',
    'If you leave this page, what you have written will be lost.',
    '이 페이지를 벗어나면 작성 중인 내용이 사라집니다.',
  ],
  ['contact', 'message.category.prompt', 'Please select an inquiry category', '문의 유형을 선택해 주십시오'],
  ['search', 'empty', 'Please input search text.', '검색어를 입력해 주십시오.'],
  ['messages', 'list.empty', 'No registered posts.', '등록된 게시물이 없습니다.'],
  ['messages', 'list.noHit', 'No searched posts.', '검색된 게시물이 없습니다.'],
  ['messages', 'link.copied', 'Link copy completed.', '링크가 복사되었습니다.'],
  ['popup', 'today', 'Do not open this Popup today', '오늘 하루 이 팝업 열지 않기'],
];

describe('the messages of the specification', () => {
  it.each(FIXED)('%s: %s', (namespace, key, en, ko) => {
    const at = (locale: 'en' | 'ko') =>
      key.split('.').reduce<unknown>((words, name) => (words as Record<string, unknown>)?.[name], readNamespace(locale, namespace));
    expect([at('en'), at('ko')]).toEqual([en, ko]);
  });
});
