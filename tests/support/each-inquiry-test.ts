import { afterAll, afterEach, beforeEach, type Mock, vi } from 'vitest';
import { makeFakeDist } from './fake-dist.ts';
import { FORM_TYPE } from './inquiries.ts';
import { openTestApp, type TestApp } from './test-app.ts';

export const INQUIRIES_URL = '/api/v1/inquiries';

const { dist, remove } = makeFakeDist();
const onInquiry: Mock = vi.fn();
let tested: TestApp;

/** Gives each test of a file a server with a new database, and the ways to send inquiries to it. */
export function eachInquiryTest() {
  beforeEach(async () => {
    onInquiry.mockClear();
    tested = await openTestApp({ dist, onInquiry });
  });
  afterEach(() => tested.close());
  afterAll(remove);
  return { dist, onInquiry, opened: () => tested, app: () => tested.app, database: () => tested.database.db, post, postForm, stored };
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
