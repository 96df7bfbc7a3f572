import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** How a deployment is reached. */
export interface Place {
  port: number;
  /** The certificate, where the deployment encrypts. */
  certificate?: string;
  /** What stands in for a proxy says with every request. */
  headers?: Record<string, string>;
}

/** The name that visitors know the site by. */
export const HOST = 'www.example.com';
/** The name that they may type instead. */
export const BARE_HOST = 'example.com';

/** Asks a deployment as a browser would that knows the site as `HOST`. */
export function ask(
  { port, certificate, headers: said }: Place,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  const options = { host: '127.0.0.1', port, method, path, headers: { host: HOST, ...said, ...headers } };
  return new Promise((resolve, reject) => {
    const request = certificate ? requestHttps({ ...options, ca: certificate, servername: HOST }) : requestHttp(options);
    request.once('error', reject);
    request.once('response', (response) => {
      buffer(response).then(
        (whole) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers as Record<string, string | undefined>, body: whole }),
        reject,
      );
    });
    request.end(body);
  });
}
