import type { TestApi } from '../startApi';
import type { AnyCall } from './calls';
import type { Input } from './inputs';

export interface Answered {
  http: number;
  text: string;
}

/** Sends a call of the contract, its address filled; `authorization` empty: without the header. */
export async function send(
  api: TestApi,
  authorization: string,
  method: AnyCall['method'],
  path: string,
  { query, body }: Input,
): Promise<Answered> {
  const response = await api.app.inject({
    method,
    url: `/api/${path}${query && `?${query}`}`,
    headers: {
      ...(authorization && { authorization }),
      ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
    },
    ...(method !== 'GET' && body !== undefined && { payload: body }),
  });
  return { http: response.statusCode, text: response.body };
}
