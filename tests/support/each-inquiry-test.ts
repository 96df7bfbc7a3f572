import { afterAll, afterEach, beforeAll, type Mock, vi } from 'vitest';
import { emptyDatabase } from './each-database.ts';
import { makeFakeDist } from './fake-dist.ts';
import { FORM_TYPE } from './inquiries.ts';
import { openTestApp, type TestApp } from './test-app.ts';

export const INQUIRIES_URL = '/api/v1/inquiries';

const { dist, remove } = makeFakeDist();
const onInquiry: Mock = vi.fn();
let tested: TestApp;

/** Gives the tests of a file one server, whose database is empty at the start of each, and the ways to send inquiries to it. */
export function eachInquiryTest() {
  beforeAll(async () => {
    tested = await openTestApp({ dist, onInquiry, env: { INQUIRY_RATE: '1000000/1m' } });
  });
  afterEach(async () => {
    onInquiry.mockClear();
    await emptyDatabase(tested.database, tested.dataDir);
  });
  afterAll(async () => {
    await tested.close();
    remove();
  });
  return { dist, onInquiry, app: () => tested.app, database: () => tested.database.db, post, postForm, stored };
}

function post(payload: string | Buffer | object, headers: Record<string, string> = {}) {
  return tested.app.inject({ method: 'POST', url: INQUIRIES_URL, payload, headers });
}

function postForm(payload: string, headers: Record<string, string> = {}) {
  return post(payload, { 'content-type': FORM_TYPE, ...headers });
}

function stored() {
  return tested.database.db.selectFrom('inquiries').selectAll().execute();
}
