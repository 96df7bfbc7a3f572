import { writeFileSync } from 'node:fs';
import { readTokens } from './content/words.ts';
import { analyticsPart } from './openapi/analytics.ts';
import { healthPart } from './openapi/health.ts';
import { inquiriesPart } from './openapi/inquiries.ts';
import { postsPart } from './openapi/posts.ts';
import { problemPart } from './openapi/problem.ts';
import { searchPart } from './openapi/search.ts';
import { DIST } from './paths.ts';

const PARTS = [postsPart, searchPart, inquiriesPart, analyticsPart, healthPart, problemPart];

/** The API's description (OpenAPI 3.1), made from the types and schemas that the API itself uses. */
export function describeApi(title: string) {
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: 'Errors are problems as in RFC 9457. No call needs a login.' },
    servers: [{ url: '/api/v1' }],
    paths: Object.assign({}, ...PARTS.map(({ paths }) => paths)) as Record<string, Record<string, object>>,
    components: { schemas: Object.assign({}, ...PARTS.map(({ schemas }) => schemas)) as Record<string, object> },
  };
}

/** Writes it where the server reads it. */
export function writeOpenapi(dist: string = DIST): void {
  writeFileSync(`${dist}/openapi.json`, JSON.stringify(describeApi(`${readTokens('en').company} website`)));
}
