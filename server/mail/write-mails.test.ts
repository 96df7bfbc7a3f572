import { expect, test } from 'vitest';
import teams from '../../content/teams.json' with { type: 'json' };
import { TRANSLATIONS } from '../translations.ts';
import type { ActiveInquiry, Mailbox, QueuedMail } from './outgoing-mail.ts';
import { writeReceipt, writeReminder, writeTeamMail } from './write-mails.ts';

const id = '3f2a9c01-0000-4000-8000-000000000001';
const mail: QueuedMail = { id: 'b7b0c0de-0000-4000-8000-000000000002', inquiry_id: id, kind: 'team', attempts: 1 };
const link = `https://www.example.com/staff/inquiries/${id}?token=t`;
const from: Mailbox = { name: 'Sender', address: 'contact@example.com' };
const inquiry: ActiveInquiry = {
  id,
  locale: 'en',
  category: 'testing-quality',
  created_at: '2026-11-21T15:04:05.006Z',
  name: 'Jane Doe',
  company: 'Example, Inc.',
  job_title: null,
  country: 'KR',
  phone: '+1-315-555-0142',
  email: 'jane@example.org',
  subject: 'Stability, 15,000 L',
  message: 'Line one {company}\n\n접수 번호: 0 <b>',
};

test("the team's mail holds all that was written, in Korean and English, and a reply goes to the visitor", () => {
  const message = writeTeamMail(mail, inquiry, { teams, from, link });
  expect(message).toMatchObject({
    messageId: '<b7b0c0de-0000-4000-8000-000000000002@example.com>',
    from,
    to: { address: 'quality@example.com' },
    replyTo: { name: 'Jane Doe', address: 'jane@example.org' },
    subject: '[분석시험·품질 / Analytical testing and quality] Stability, 15,000 L',
  });
  expect(message.text).toBe(`웹사이트로 문의가 접수되었습니다.
An inquiry has come in through the website.

접수 번호 / Reference number: 3F2A-9C01
접수 일시(한국 시간) / Received (KST): 2026-11-22 00:04
작성 언어 / Written in: 영어 / English
문의 유형 / Inquiry category: 분석시험·품질 / Analytical testing and quality

이름 / Name: Jane Doe
회사명 / Company: Example, Inc.
직함 / Job title: 미입력 / not given
국가 / Country: 대한민국 / South Korea (KR)
전화번호 / Phone: +1-315-555-0142
이메일 / Email: jane@example.org
제목 / Subject: Stability, 15,000 L

${TRANSLATIONS.ko.mail.team.closing}

${TRANSLATIONS.en.mail.team.closing}

답변 완료 기록 / Record as answered: ${link}

문의 내용 / Message
────────────────────────────────
Line one {company}

접수 번호: 0 <b>
`);
});

test('the reminder says which inquiry waits, and where to record the reply', () => {
  const message = writeReminder({ ...mail, kind: 'reminder' }, inquiry, { teams, from, link });
  expect(message).toMatchObject({
    to: { address: 'quality@example.com' },
    replyTo: { name: 'Jane Doe', address: 'jane@example.org' },
    subject: '답변 확인 요청 / Reminder: [분석시험·품질 / Analytical testing and quality] Stability, 15,000 L',
  });
  expect(message.text).toContain(`접수 번호 / Reference number: 3F2A-9C01\n`);
  expect(message.text).toContain(`답변 완료 기록 / Record as answered: ${link}\n`);
  expect(message.text).not.toContain('Line one');
  expect(message.text).not.toMatch(/\{|undefined|null/);
});

test.each<[email: string, isNamed: boolean]>([
  ["first.o'neil+tag@sub.example.co.kr", true],
  ['haneul@예시.한국', true],
  ['하늘@example.org', false],
  ['a..b@example.org', false],
  [`${'x'.repeat(65)}@example.org`, false],
  [`a@${'x'.repeat(64)}.org`, false],
  ['a@%41.org', false],
  ['a@-.org', false],
  ['a@예%시.한국', false],
])('that an answer goes to %s is said in the header: %s; the text always has it', (email, isNamed) => {
  const context = { teams, from, link };
  for (const message of [writeTeamMail(mail, { ...inquiry, email }, context), writeReminder(mail, { ...inquiry, email }, context)]) {
    expect(message.replyTo?.address).toBe(isNamed ? email : undefined);
    expect(message.text).toContain(email);
  }
});

test('the receipt is in the visitor’s language and repeats nothing that was written', () => {
  const english = writeReceipt(mail, inquiry, { from });
  expect(english).toEqual({
    messageId: '<b7b0c0de-0000-4000-8000-000000000002@example.com>',
    from,
    to: { address: 'jane@example.org' },
    subject: 'We have received your inquiry',
    text: expect.stringContaining(`Reference number: 3F2A-9C01\nReceived: November 22, 2026, 12:04 a.m. (KST)\n`),
  });
  const korean = writeReceipt(mail, { ...inquiry, locale: 'ko', created_at: '2026-11-21T03:04:05.006Z' }, { from });
  expect(korean.subject).toBe('문의가 접수되었습니다');
  expect(korean.text).toContain(`접수 번호: 3F2A-9C01\n접수 일시: 2026년 11월 21일 12:04(한국 시간)\n`);
  expect(korean.text).toContain('답변 완료 후 5일 이내에 파기합니다');
  for (const { text } of [english, korean]) {
    expect(text).not.toMatch(/\{|undefined|null/);
    for (const field of ['name', 'company', 'phone', 'email', 'subject', 'message'] as const) expect(text).not.toContain(inquiry[field]);
    expect(text).not.toMatch(/Jane|Doe|Example|testing|분석/);
  }
});

test('the receipt confirms a consent to marketing where one was given, with its day in Seoul and how to withdraw it', () => {
  const withdrawLink = 'https://www.example.com/consents/1?token=x';
  const write = (locale: 'en' | 'ko', consent = { withdrawLink }) => writeReceipt(mail, { ...inquiry, locale }, { from, ...consent }).text;
  expect(write('en')).toContain('On November 22, 2026, you agreed to receive advertising from');
  expect(write('en')).toContain(`privacy@example.com.\nWithdraw the consent: ${withdrawLink}\n`);
  expect(write('ko')).toContain('2026년 11월 22일에 ');
  expect(write('ko')).toContain(`privacy@example.com 앞으로 알려 주시기 바랍니다.\n수신 동의 철회: ${withdrawLink}\n`);
  for (const text of [write('en'), write('ko')]) expect(text).not.toMatch(/[{}]|undefined|Jane|Example|0142/);
  const none = { withdrawLink: '' };
  expect(write('en', none)).not.toMatch(/advertising|consents/);
  expect(write('ko', none)).not.toMatch(/광고성|철회/);
});

test.each([
  ['2026-11-21T02:59:00.000Z', '11:59 a.m.'],
  ['2026-11-21T03:00:00.000Z', '12:00 p.m.'],
  ['2026-11-21T14:05:00.000Z', '11:05 p.m.'],
])('%s is %s in Seoul', (created_at, time) =>
  expect(writeReceipt(mail, { ...inquiry, created_at }, { from }).text).toContain(`, ${time} (KST)`),
);
