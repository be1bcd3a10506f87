import { request } from 'node:http';
import type { Envelope } from '@/lib/contract/envelope';
import type { Answered, CallOptions } from '../../../server/testing/startApi';

export interface HttpApi {
  /** One call; an answer that is no envelope, or none, throws. */
  call: <T = unknown>(method: string, path: string, options?: HttpCall) => Promise<Answered<T>>;
  file: (path: string, token: string) => Promise<string>;
}

export interface HttpCall extends CallOptions {
  /** Another address of this machine to call from: 127.0.0.9. */
  from?: string;
  /** How long an answer may take, ms. */
  timeout?: number;
}

/** Calls over the wire, each on a connection of its own, so that none meets what an earlier one left. */
export function httpApi(address: () => string): HttpApi {
  const send = (
    method: string,
    path: string,
    { token, body, headers, from, timeout = 40_000 }: HttpCall = {},
  ) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
      (resolve, reject) => {
        const url = new URL(path.startsWith('/') ? path : `/api/${path}`, address());
        const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
        const call = request(
          url,
          {
            method,
            agent: false,
            ...(from !== undefined && { localAddress: from }),
            headers: {
              ...(token !== undefined && { authorization: `Bearer ${token}` }),
              ...(text !== null && {
                'content-type': 'application/json',
                'content-length': Buffer.byteLength(text),
              }),
              ...headers,
            },
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', reject);
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                text: Buffer.concat(chunks).toString('utf8'),
              }),
            );
          },
        );
        call.setTimeout(timeout, () => call.destroy(new Error(`no answer within ${timeout} ms`)));
        call.on('error', reject);
        call.end(text ?? undefined);
      },
    );
  return {
    async call<T>(method: string, path: string, options?: HttpCall) {
      const { status, headers, text } = await send(method, path, options);
      return { ...(JSON.parse(text) as Envelope<T>), http: status, headers };
    },
    file: async (path, token) => (await send('GET', path, { token })).text,
  };
}
