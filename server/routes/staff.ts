import { negotiate } from '@fastify/accept-negotiator';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, LOCALES, type Locale, otherLocales, STAFF_LOCALES } from '../../core/site/locales.ts';
import type { RequestRate } from '../config.ts';
import type { CurrentRelease } from '../current-release.ts';
import { readStaffName, recordReply } from '../db/inquiries.ts';
import type { Database } from '../db/open-database.ts';
import { createRequestCounter, isOwnRequest } from '../request-checks.ts';
import { destroySpam, withdrawConsents } from '../retention/destroy-personal-data.ts';
import { isTokenOf, type LinkedKind, readLinkKey } from '../staff/inquiry-link.ts';
import type { PageOptions } from '../staff/linked-page.tsx';

export interface StaffDeps {
  database: Database;
  /** Folder with the mail files, which go with a deleted inquiry. */
  dataDir: string;
  current: CurrentRelease;
  /** Called when personal data was destroyed: the answer does not wait until the freed space is erased. */
  onDestroyed: () => void;
}

interface StaffRoute {
  Params: { id: string };
  Querystring: Record<string, string | string[] | undefined>;
  Body: Record<string, string | string[] | undefined> | undefined;
}

/** How many wrong tokens one address may send. A right one is always let in: any page can have a visitor's browser send wrong ones. */
const RATE: RequestRate = { max: 120, within: 10 * 60_000 };

/**
 * Registers what mails link to (`createLink`): the page of an inquiry, where staff record the answer or delete spam, and the page on which a
 * person withdraws a consent. Opening them changes nothing, since mail filters do. A wrong token gets a 404.
 */
export async function registerStaff(app: FastifyInstance, { database, dataDir, current, onDestroyed }: StaffDeps): Promise<void> {
  await app.register(async (scope) => {
    // Loaded by the first request: most servers never need it in the process that answers visitors.
    const loadPages = async () => ({
      ...(await import('../staff/inquiry-page.tsx')),
      ...(await import('../staff/linked-page.tsx')),
    });
    scope.removeAllContentTypeParsers();
    await scope.register(formbody, { bodyLimit: 4096 });
    const count = await createRequestCounter(scope, RATE);

    // At the end: error pages bring headers of their own.
    scope.addHook('onSend', async (_, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    });

    const isLinked = async (kind: LinkedKind, { params, query }: FastifyRequest<StaffRoute>) =>
      isTokenOf(await readLinkKey(database, kind), kind, idOf(params), tokenOf(query));
    const isForeign = (request: FastifyRequest) =>
      !isOwnRequest(request, current.release.headers.apiOrigin ?? current.release.headers.origin);

    const findInquiry = async (request: FastifyRequest<StaffRoute>) => {
      if (!(await isLinked('inquiry', request))) return undefined;
      return database.db.selectFrom('inquiries').selectAll().where('id', '=', idOf(request.params)).executeTakeFirst();
    };

    const sendPage = async (reply: FastifyReply, html: string) => {
      const { PAGE_STYLE_HASH } = await loadPages();
      reply.styleHash = PAGE_STYLE_HASH;
      return reply.type('text/html; charset=utf-8').send(html);
    };

    const refuse = async (request: FastifyRequest<StaffRoute>, reply: FastifyReply) => {
      const seconds = await count(request);
      if (seconds === undefined) return app.siteError(request, reply, 404, negotiateLocale(request));
      const { renderTooManyPage } = await loadPages();
      return sendPage(reply.code(429).header('retry-after', seconds), renderTooManyPage(seconds, createOptions(request)));
    };

    scope.get<StaffRoute>('/staff/inquiries/:id', async (request, reply) => {
      const inquiry = await findInquiry(request);
      if (!inquiry) return refuse(request, reply);
      const { renderDonePage, renderInquiryPage } = await loadPages();
      const isDone = inquiry.replied_at !== null || inquiry.purged_at !== null;
      const render = isDone ? renderDonePage : renderInquiryPage;
      return sendPage(reply.code(isDone ? 410 : 200), render(inquiry, createOptions(request)));
    });

    scope.post<StaffRoute>('/staff/inquiries/:id', async (request, reply) => {
      if (isForeign(request)) return app.siteError(request, reply, 403);
      const inquiry = await findInquiry(request);
      if (!inquiry) return refuse(request, reply);
      const { action, name } = request.body ?? {};
      if (action === 'spam') {
        // A reply that was recorded meanwhile proves that it is none.
        await destroySpam(database, dataDir, inquiry.id, Date.now());
        onDestroyed();
      } else if (action === 'answered') {
        const by = readStaffName(String(name ?? ''));
        if (by === undefined && inquiry.replied_at === null && inquiry.purged_at === null) {
          const { renderInquiryPage } = await loadPages();
          return sendPage(reply.code(422), renderInquiryPage(inquiry, { ...createOptions(request), wrongName: String(name ?? '') }));
        }
        if (by !== undefined) await recordReply(database, inquiry.id, { at: Date.now(), by });
      } else {
        return app.siteError(request, reply, 400);
      }
      // So that a reload does not send it again. The page says what is recorded now.
      return reply.redirect(request.originalUrl, 303);
    });

    const findConsent = ({ params }: FastifyRequest<StaffRoute>) =>
      database.db.selectFrom('consents').selectAll().where('id', '=', idOf(params)).executeTakeFirst();
    const findWithdrawal = ({ params }: FastifyRequest<StaffRoute>) =>
      database.db.selectFrom('consent_withdrawals').selectAll().where('id', '=', idOf(params)).executeTakeFirst();

    scope.get<StaffRoute>('/consents/:id', async (request, reply) => {
      if (!(await isLinked('consent', request))) return refuse(request, reply);
      const { renderConsentPage, renderWithdrawnPage } = await loadPages();
      const consent = await findConsent(request);
      if (consent) return sendPage(reply, renderConsentPage(consent, createOptions(request, consent.locale)));
      const withdrawal = await findWithdrawal(request);
      // Its two years have ended: there is nothing to withdraw.
      if (!withdrawal) return app.siteError(request, reply, 410);
      return sendPage(reply, renderWithdrawnPage(withdrawal, createOptions(request, withdrawal.locale)));
    });

    scope.post<StaffRoute>('/consents/:id', async (request, reply) => {
      if (isForeign(request)) return app.siteError(request, reply, 403);
      if (!(await isLinked('consent', request))) return refuse(request, reply);
      const consent = await findConsent(request);
      if (consent) {
        await withdrawConsents(database, consent.email, { at: Date.now(), by: 'person' });
        onDestroyed();
      }
      return reply.redirect(request.originalUrl, 303);
    });
  });
}

const idOf = ({ id }: StaffRoute['Params']): string => id.toLowerCase();

/** The token without what is no sign of one: programs that show mails take a full stop or a bracket behind a link for a part of it. */
const tokenOf = ({ token }: StaffRoute['Querystring']): string => /^[\w-]*/.exec(String(token ?? ''))?.[0] ?? '';

/** @param preferred The language that is known to be the reader's. */
function createOptions(request: FastifyRequest<StaffRoute>, preferred: Locale = negotiateLocale(request)): PageOptions {
  const { lang } = request.query;
  const locale = typeof lang === 'string' && isLocale(lang) ? lang : preferred;
  const linkTo = (lang: Locale) => `?${new URLSearchParams({ token: tokenOf(request.query), lang })}`;
  return { locale, otherLanguages: otherLocales(locale).map((other) => ({ locale: other, href: linkTo(other) })) };
}

/** That of the staff unless the browser prefers another. */
function negotiateLocale({ headers }: FastifyRequest): Locale {
  const languages = String(headers['accept-language'] ?? '').replace(/\b([a-z]+)-[A-Za-z]+/g, '$1');
  const chosen = negotiate(languages, [...new Set([...STAFF_LOCALES, ...LOCALES])]);
  return isLocale(chosen) ? chosen : STAFF_LOCALES[0];
}
