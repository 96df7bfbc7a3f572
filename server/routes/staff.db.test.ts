import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { JSDOM } from 'jsdom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { timeInSeoul } from '../../core/site/dates.ts';
import { emptyDatabase, inEachDatabase } from '../../tests/support/each-database.ts';
import { makeFakeDist, ORIGIN } from '../../tests/support/fake-dist.ts';
import { FORM_TYPE } from '../../tests/support/inquiries.ts';
import { PERSON, storeInquiry } from '../../tests/support/store-inquiry.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { createLink, readLinkKey } from '../staff/inquiry-link.ts';

const { dist, remove } = makeFakeDist({}, { 'site/en/errors/404.html': 'en 404', 'site/ko/errors/404.html': 'ko 404' });
const HOUR = 3_600_000;
const read = (html: string): Document => new JSDOM(html).window.document;

afterAll(remove);

await inEachDatabase((makePlace, kind) => {
  let tested: TestApp;
  let destroyed = 0;
  let id: string;
  let path: string;
  const received = new Date(Date.now() - HOUR).toISOString();
  beforeAll(async () => {
    const { databaseUrl = '' } = await makePlace();
    const onDestroyed = () => {
      destroyed += 1;
    };
    tested = await openTestApp({ dist, env: { DATABASE_URL: databaseUrl }, timeoutMs: 1000, onDestroyed });
  });
  beforeEach(async () => {
    id = await storeInquiry(tested.database, received);
    path = createLink(await readLinkKey(tested.database, 'inquiry'), '', 'inquiry', id);
  });
  afterEach(() => emptyDatabase(tested.database, tested.dataDir));
  afterAll(() => tested.close());

  const get = (url = path, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    tested.app.inject({ url, headers, remoteAddress });
  const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    tested.app.inject({
      method: 'POST',
      url: path,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': FORM_TYPE, 'sec-fetch-site': 'same-origin', ...headers },
    });
  const row = () => tested.database.db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const tellsOfPerson = (text: string) => Object.values(PERSON).some((word) => word.length > 2 && text.includes(word));

  describe('the page behind the link', () => {
    it('shows the inquiry, and is never stored or listed', async () => {
      const answer = await get();
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([
        200,
        'no-store',
        'noindex, nofollow',
      ]);
      const document = read(answer.body);
      for (const word of Object.values(PERSON).filter((value) => value !== 'KR')) expect(document.body.textContent).toContain(word);
      expect(document.querySelector('a[href^="mailto:"]')?.getAttribute('href')).toBe(
        `mailto:${PERSON.email}?subject=${encodeURIComponent(`Re: ${PERSON.subject}`)}`,
      );
      expect([...document.querySelectorAll('form')].map((form) => form.getAttribute('method'))).toEqual(['post', 'post']);
      expect(document.querySelectorAll('script, link, img')).toHaveLength(0);
    });

    it('names its one inline style in the content policy', async () => {
      const policy = String((await get()).headers['content-security-policy']);
      expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
      expect(policy).not.toContain('unsafe-inline');
    });

    it('shows what a visitor wrote as text', async () => {
      await tested.database.db
        .updateTable('inquiries')
        .set({ subject: '<script>alert(1)</script>', message: '"><img src=x>' })
        .where('id', '=', id)
        .execute();
      const document = read((await get()).body);
      expect(document.querySelectorAll('script, img')).toHaveLength(0);
      expect(document.querySelector('h1')?.textContent).toBe('<script>alert(1)</script>');
    });

    it.each(['a?bcc=evil%40x.example&body=Pay&x=y@example.org', "o'neil+a%26b@example.org", '하늘@example.org'])(
      'writes to %s and nobody else',
      async (email) => {
        await tested.database.db.updateTable('inquiries').set({ email }).where('id', '=', id).execute();
        const href = read((await get()).body)
          .querySelector('a[href^="mailto:"]')
          ?.getAttribute('href');
        const { pathname, searchParams } = new URL(href ?? '');
        expect([decodeURIComponent(pathname), [...searchParams.keys()]]).toEqual([email, ['subject']]);
      },
    );

    it.each([
      [undefined, 'ko'],
      ['en-US,en;q=0.9,ko;q=0.8', 'en'],
      ['ko-KR,ko;q=0.9,en-US;q=0.8', 'ko'],
      ['de', 'ko'],
    ])('accepting %s it is in %s, with a link to the other language', async (accepted, locale) => {
      const answer = await get(path, accepted ? { 'accept-language': accepted } : {});
      const document = read(answer.body);
      expect(document.documentElement.lang).toBe(locale);
      const link = document.querySelector('header a')?.getAttribute('href') ?? '';
      const other = read((await get(path.replace(/\?.*/, link))).body);
      expect(other.documentElement.lang).toBe(locale === 'ko' ? 'en' : 'ko');
    });

    it.each(['', 'x', 'A'.repeat(43), '%'])('answers 404 to the token %j', async (token) => {
      const answer = await get(`/staff/inquiries/${id}?token=${token}`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(tellsOfPerson(answer.body)).toBe(false);
    });

    it.each(['=', '!', '%20', '.', ')', '%3E', ',', '.)'])(
      'opens with %j behind it, which a mail program took for a part of it',
      async (sign) => {
        const answer = await get(`${path}${sign}`);
        expect(answer.statusCode).toBe(200);
        expect(read(answer.body).querySelector('header a')?.getAttribute('href')).toMatch(/^\?token=[\w-]{43}&lang=/);
      },
    );

    it('does not open another inquiry', async () => {
      const other = await storeInquiry(tested.database, received);
      expect((await get(path.replace(id, other))).statusCode).toBe(404);
      expect((await get('/staff/inquiries')).statusCode).toBe(404);
    });

    it('is limited: 120 wrong tokens in ten minutes', async () => {
      for (let n = 0; n < 120; n += 1) await get(`/staff/inquiries/${id}?token=${n}`, {}, '10.1.1.1');
      const answer = await get(`/staff/inquiries/${id}?token=x`, {}, '10.1.1.1');
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(590);
      expect(tellsOfPerson(answer.body)).toBe(false);
      // Pictures of a foreign page may have asked for the others.
      expect((await get(path, {}, '10.1.1.1')).statusCode).toBe(200);
    });

    it('is not locked by what a foreign page posts', async () => {
      const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      for (let n = 0; n < 121; n += 1) await post({ action: 'spam' }, foreign);
      expect((await post({ action: 'answered', name: 'Kim' })).statusCode).toBe(303);
    });
  });

  describe('“Answered”', () => {
    it('records the reply; the link tells nothing of the person any more', async () => {
      const before = Date.now();
      const answer = await post({ action: 'answered', name: ' 김철수 ' });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
      const { replied_at, replied_by, purged_at } = await row();
      expect([replied_by, purged_at]).toEqual(['김철수', null]);
      expect(Date.parse(replied_at ?? '')).toBeGreaterThanOrEqual(before);
      const page = await get();
      expect(page.statusCode).toBe(410);
      expect(page.body).toContain('김철수');
      expect(tellsOfPerson(page.body)).toBe(false);
    });

    it('needs a name, and says so at the field', async () => {
      for (const name of ['', '  ', 'x'.repeat(51)]) {
        const answer = await post({ action: 'answered', name });
        expect(answer.statusCode).toBe(422);
        const document = read(answer.body);
        expect(document.querySelector('#name')?.getAttribute('aria-describedby')).toBe('name-error');
        expect(document.querySelector('#name-error')?.textContent).not.toBe('');
        expect(document.querySelector('details[open] #name')).not.toBeNull();
      }
      expect((await row()).replied_at).toBeNull();
    });
  });

  describe('“Spam”', () => {
    const consents = () => tested.database.db.selectFrom('consents').selectAll().execute();
    const consent = { locale: 'en', email: PERSON.email, name: 'x', company: 'x', phone: null, text_version: '1' } as const;

    it('destroys the personal data at once, with the consent that came with it and no other', async () => {
      await tested.database.db
        .insertInto('consents')
        .values([
          { ...consent, id: 'with-it', given_at: received },
          { ...consent, id: 'before', given_at: new Date(Date.now() - 2 * HOUR).toISOString() },
        ])
        .execute();
      expect((await post({ action: 'spam' })).statusCode).toBe(303);
      expect(await row()).toMatchObject({ name: null, email: null, message: null, purged_at: expect.any(String) });
      expect((await consents()).map((found) => found.id)).toEqual(['before']);
      expect(await tested.database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
      const page = await get();
      expect([page.statusCode, tellsOfPerson(page.body)]).toEqual([410, false]);
    });

    it('changes nothing of an inquiry with a recorded reply', async () => {
      await post({ action: 'answered', name: 'Kim' });
      await post({ action: 'spam' });
      expect(await row()).toMatchObject({ email: PERSON.email, purged_at: null });
    });
  });

  describe('the withdrawal of a consent', () => {
    const give = async (email: string, given = received) => {
      const consent = randomUUID();
      const person = { email, name: PERSON.name, company: PERSON.company, phone: PERSON.phone };
      await tested.database.db
        .insertInto('consents')
        .values({ id: consent, locale: 'ko', ...person, text_version: '2022-06-07', given_at: given })
        .execute();
      return consent;
    };
    const linkOf = async (consent: string) => createLink(await readLinkKey(tested.database, 'consent'), '', 'consent', consent);
    const withdraw = async (url: string, headers: Record<string, string> = {}) =>
      tested.app.inject({
        method: 'POST',
        url,
        payload: '',
        headers: { 'content-type': FORM_TYPE, 'sec-fetch-site': 'same-origin', ...headers },
      });
    const left = async () => (await tested.database.db.selectFrom('consents').select('id').execute()).map((found) => found.id);

    it('opening the link shows a page in the language of the consent and changes nothing; its button withdraws all of the address', async () => {
      const mine = await give('Kim@example.org');
      await give('kim@example.org');
      const other = await give('lee@example.org');
      path = await linkOf(mine);
      const page = await get();
      expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
        200,
        'no-store',
        'noindex, nofollow',
      ]);
      const document = read(page.body);
      expect([document.documentElement.lang, document.querySelector('form')?.getAttribute('method')]).toEqual(['ko', 'post']);
      expect(document.querySelector('header a')?.getAttribute('href')).toMatch(/lang=en$/);
      expect(read((await get(`${path}&lang=en`)).body).querySelector('button')?.textContent).toBe('Withdraw consent');
      expect(tellsOfPerson(page.body)).toBe(false);
      expect(await left()).toHaveLength(3);

      const before = Date.now();
      const answer = await withdraw(path);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
      expect(await left()).toEqual([other]);
      const records = await tested.database.db.selectFrom('consent_withdrawals').selectAll().execute();
      expect(records).toHaveLength(2);
      for (const record of records) {
        expect(record).toMatchObject({ given_at: received, text_version: '2022-06-07', withdrawn_by: 'person' });
        expect(Date.parse(record.withdrawn_at)).toBeGreaterThanOrEqual(before);
      }
      expect(tellsOfPerson(JSON.stringify(records))).toBe(false);
      // The link is the person's proof from now on.
      for (let time = 0; time < 2; time += 1) {
        const done = read((await get()).body);
        expect(done.querySelector('[role=status]')?.textContent).toContain(timeInSeoul(Date.parse(records[0]?.withdrawn_at ?? '')));
        expect(done.querySelector('form')).toBeNull();
        expect((await withdraw(path)).statusCode).toBe(303);
      }
      expect(await tested.database.db.selectFrom('consent_withdrawals').selectAll().execute()).toEqual(records);
    });

    it.each([
      ['KÉVIN@example.org', 'kévin@example.org'],
      ['İPEK@example.org', 'i̇pek@EXAMPLE.org'],
      ['ÅSA@example.org', 'Åsa@example.org'],
      ['Кирилл@пример.рф', 'КИРИЛЛ@пример.рф'],
    ])('of %s withdraws that of %s, too', async (one, other) => {
      await give(other);
      const kept = await give('kevin@example.org');
      expect((await withdraw(await linkOf(await give(one)))).statusCode).toBe(303);
      expect(await left()).toEqual([kept]);
    });

    if (kind === 'sqlite')
      it('is answered while somebody reads the database, which keeps its freed space from being erased', async () => {
        const link = await linkOf(await give('kim@example.org'));
        const reader = new DatabaseSync(`${tested.dataDir}/site.db`);
        reader.exec('begin');
        reader.prepare('select * from consents').all();
        destroyed = 0;
        const answer = await withdraw(link);
        reader.close();
        expect([answer.statusCode, await left(), destroyed]).toEqual([303, [], 1]);
      });

    it('opens, and withdraws, with a full stop behind the link and its id in capitals', async () => {
      const link = await linkOf(await give('kim@example.org'));
      const changed = `${link.replace(/[\w-]{36}/, (found) => found.toUpperCase())}.`;
      expect((await get(changed)).statusCode).toBe(200);
      expect((await withdraw(changed)).statusCode).toBe(303);
      expect(await left()).toEqual([]);
    });

    it('is not found in Korean, unless the browser prefers English', async () => {
      const wrong = `/consents/${randomUUID()}?token=x`;
      expect([(await get(wrong)).body, (await get(wrong, { 'accept-language': 'en-US' })).body]).toEqual(['ko 404', 'en 404']);
    });

    it('no other token opens it, not that of an inquiry, and no foreign page withdraws', async () => {
      const consent = await give('kim@example.org');
      const link = await linkOf(consent);
      for (const wrong of [`${link}x`, `/consents/${consent}`, path.replace(/.*\?/, `/consents/${consent}?`)]) {
        expect((await get(wrong)).statusCode).toBe(404);
        expect((await withdraw(wrong)).statusCode).toBe(404);
      }
      expect((await withdraw(link, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
      expect((await get(link.replace('/consents/', '/staff/inquiries/'))).statusCode).toBe(404);
      expect(await left()).toEqual([consent]);
    });

    it('a consent whose time has ended has nothing to withdraw', async () => {
      const consent = await give('kim@example.org');
      await tested.database.db.deleteFrom('consents').execute();
      expect((await get(await linkOf(consent))).statusCode).toBe(410);
      expect((await withdraw(await linkOf(consent))).statusCode).toBe(303);
    });
  });

  describe('what is refused', () => {
    it.each([
      ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://example.net' }, 403],
      ['another site without Origin', { 'sec-fetch-site': 'cross-site' }, 403],
      ['this site', { origin: ORIGIN }, 303],
    ])('a post from %s', async (_, headers, status) => {
      expect((await post({ action: 'spam' }, headers)).statusCode).toBe(status);
      expect((await row()).purged_at === null).toBe(status === 403);
    });

    it('a post without action, with another type, or with a wrong token', async () => {
      expect((await post({})).statusCode).toBe(400);
      expect((await post({ action: 'spam' }, { 'content-type': 'application/json' })).statusCode).toBe(415);
      path = path.replace(/.$/, '');
      expect((await post({ action: 'spam' })).statusCode).toBe(404);
      expect((await row()).purged_at).toBeNull();
    });
  });
});
