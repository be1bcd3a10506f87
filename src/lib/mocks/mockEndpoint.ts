import { delay, HttpResponse, type HttpHandler } from 'msw';
import type { AnyEndpoint, BodyOf, DataInput, ParamsOf, QueryOf } from '@/lib/contract/endpoint';
import { FAILURE_TITLE, SUCCESS_TITLE, type Envelope } from '@/lib/contract/envelope';
import { EndpointHandler } from './EndpointHandler';

/** Version that mocked answers carry; the same as the app's, so no update modal shows by itself. */
export const MOCK_API_VERSION = '1.0.0';
let serverVersion = MOCK_API_VERSION;

/** Has every answer from now on say this version, as a server that was updated does. */
export function answerAsVersion(version: string): void {
  serverVersion = version;
}

/** What a handler sees of a request. */
export interface MockRequest<E extends AnyEndpoint> {
  params: ParamsOf<E>;
  /** As sent: every value is text. */
  query: Partial<Record<keyof QueryOf<E> & string, string>>;
  body: BodyOf<E>;
  request: Request;
}

export type MockAnswer<E extends AnyEndpoint> =
  | DataInput<E>
  | Response
  | ((request: MockRequest<E>) => DataInput<E> | Response | Promise<DataInput<E> | Response>);

/** An MSW handler typed from an endpoint: answers data in the envelope, or a Response made by the ones below. */
export function mockEndpoint<E extends AnyEndpoint>(endpoint: E, answer: MockAnswer<E>): HttpHandler {
  return new EndpointHandler(endpoint, async ({ request, params }) => {
    answeredCalls.add(endpoint.name);
    const body = (await bodyOf(endpoint, request.clone())) as BodyOf<E>;
    const query = Object.fromEntries(new URL(request.url).searchParams) as MockRequest<E>['query'];
    const result: unknown =
      typeof answer === 'function'
        ? await (answer as (request: MockRequest<E>) => unknown)({
            params: params as ParamsOf<E>,
            query,
            body,
            request,
          })
        : answer;
    return result instanceof Response ? result.clone() : succeed(result);
  });
}

async function bodyOf({ body, bytes }: AnyEndpoint, request: Request): Promise<unknown> {
  if (!body) return undefined;
  return bytes ? new Uint8Array(await request.arrayBuffer()) : request.json();
}

/** 200 'Sukses!' with data. */
export function succeed<T>(data: T, over: Partial<Envelope<T>> = {}): Response {
  const envelope = {
    status: 200,
    title: SUCCESS_TITLE,
    data,
    message: '',
    version: serverVersion,
    ...over,
  };
  return HttpResponse.json(envelope, { status: envelope.status });
}

/** A refusal in the envelope. */
export function refuse(status: number, message: string, data: unknown = null, headers = {}): Response {
  return HttpResponse.json(
    { status, title: FAILURE_TITLE, data, message, version: serverVersion },
    { status, headers },
  );
}

/** Nothing answers. */
export const offline = (): Response => HttpResponse.error();

/** Names of the calls of the running story that were answered; a story starts with none. */
export const answeredCalls = new Set<string>();

/** How many requests of the running story wait for an answer that never comes; a story starts at 0. */
export const unanswered = { count: 0 };

/** An answer that never comes. */
export async function never(): Promise<Response> {
  unanswered.count += 1;
  await delay('infinite');
  return HttpResponse.error();
}

/** A page instead of an answer, as proxies and misconfigured hosts send. */
export const htmlPage = (status = 200): Response =>
  HttpResponse.html('<!doctype html><title>Maintenance</title><p>Sedang perbaikan</p>', { status });
