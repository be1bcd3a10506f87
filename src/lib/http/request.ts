import * as z from 'zod/mini';
import {
  fillPath,
  type AnyEndpoint,
  type BodyOf,
  type DataOf,
  type ParamsOf,
  type QueryOf,
} from '../contract/endpoint';
import { envelopeSchema, fieldErrorsSchema, type WireEnvelope } from '../contract/envelope';
import { REQUEST_ID, REQUEST_ID_HEADER } from '../contract/requestId';
import { sessionToken } from '../session/session';
import { ApiError } from './ApiError';
import { apiAddress } from './apiAddress';
import { noteApiVersion } from './apiVersion';
import { readEarly, takeEarly, type ReadResponse } from './earlyRequest';
import { requestHeaders } from './requestHeaders';
import { noteServerClock } from './serverClock';

/** How long an answer may take, ms. Mobile networks are slow; a host that says nothing must not hang a screen. */
const TIME_LIMIT = 30_000;

interface CallOptions {
  signal?: AbortSignal;
  /** Same key for every try of one intention; the server answers a repeat with the first answer. */
  idempotencyKey?: string;
  /** ms; default 30 s. */
  timeLimit?: number;
  /**
   * Sent instead of the session's own credential (sign-out: the session is already over on this device). Empty: none is
   * sent, whoever is signed in here.
   */
  credential?: string;
  /** Lets the request outlive the page (sign-out). */
  keepalive?: boolean;
}

/** Required where the endpoint declares it, forbidden where it does not. */
type Given<K extends string, T> = unknown extends T ? { [P in K]?: undefined } : { [P in K]: T };

export type CallInput<E extends AnyEndpoint> = Given<'params', ParamsOf<E>> &
  Given<'body', BodyOf<E>> &
  CallOptions & { query?: Partial<QueryOf<E>> };

/** The same without the endpoint's types; what the transport needs. */
interface LooseInput extends CallOptions {
  params?: unknown;
  query?: object | undefined;
  body?: unknown;
}

/** A whole answer; most callers want only `call`'s data. */
export interface Answer<T> {
  /** Envelope status, or HTTP's where the host sends none. */
  status: number;
  title: string;
  message: string;
  data: T;
}

/**
 * Sends one call of the contract (SPEC 7: JSON, accept-referer, Bearer when signed in).
 * @throws ApiError for everything but a readable success
 */
export async function request<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Answer<DataOf<E>>> {
  return readAnswer(endpoint, await send(endpoint, input));
}

/** Like `request`, but only the data. */
export async function call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<DataOf<E>> {
  return (await request(endpoint, input)).data;
}

/**
 * Data that the HTML asked for and that is here already (see earlyRequest), so that the first render has it. Once;
 * whatever is late or failed is left to `call`.
 */
export function earlyData<E extends AnyEndpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, keyof CallOptions>,
): DataOf<E> | undefined {
  const read = (answer: ReadResponse) => readAnswer(endpoint, answer).data;
  return readEarly(addressOf(endpoint, input), sessionToken(), read);
}

/** @throws ApiError for everything but a readable success */
function readAnswer<E extends AnyEndpoint>(endpoint: E, { response, text }: ReadResponse): Answer<DataOf<E>> {
  const envelope = readEnvelope(text);
  if (envelope) noteApiVersion(envelope.version);
  const status = worstStatus(response.status, envelope);
  if (status < 200 || status > 299) throw refusal(response, status, envelope);
  // A host may answer a write with an empty body; that is readable where no data is expected.
  const data = z.safeParse(endpoint.data, text === '' ? undefined : envelope?.data);
  if ((text !== '' && !envelope) || !data.success) {
    throw new ApiError({ kind: 'unreadable', status, ...idOf(response), cause: data.error });
  }
  return {
    status,
    title: envelope?.title ?? '',
    message: envelope?.message ?? '',
    data: data.data as DataOf<E>,
  };
}

/** Why an answer that is not a success is none; for calls that answer with something else than the envelope. */
export function readRefusal({ response, text }: ReadResponse): ApiError {
  return refusal(response, response.status, readEnvelope(text));
}

async function send(endpoint: AnyEndpoint, input: LooseInput): Promise<ReadResponse> {
  const timeout = AbortSignal.timeout(input.timeLimit ?? TIME_LIMIT);
  const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout;
  try {
    const address = addressOf(endpoint, input);
    const credential = input.credential ?? sessionToken();
    const early = endpoint.method === 'GET' ? takeEarly(address, credential, signal) : null;
    if (early) return await early;
    const asked = Date.now();
    const response = await fetch(address, {
      method: endpoint.method,
      headers: headersFor(endpoint, input),
      body: bodyOf(endpoint, input.body),
      signal,
      keepalive: input.keepalive ?? false,
    });
    noteServerClock(response, asked);
    return { response, text: await response.text() };
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new ApiError({ kind: timeout.aborted ? 'timeout' : 'offline', status: 0, cause });
  }
}

/** The full address of a call; also used by the page's early request, so both stay the same to the letter. */
export function addressOf(endpoint: AnyEndpoint, input: Pick<LooseInput, 'params' | 'query'>): string {
  return apiAddress(fillPath(endpoint.path, input.params as Record<string, string> | undefined), input.query);
}

function headersFor(endpoint: AnyEndpoint, input: LooseInput): Record<string, string> {
  return {
    ...requestHeaders(input.credential ?? sessionToken()),
    ...(endpoint.body
      ? { 'Content-Type': endpoint.bytes ? 'application/octet-stream' : 'application/json' }
      : {}),
    ...(input.idempotencyKey ? { 'Idempotency-Key': input.idempotencyKey } : {}),
  };
}

function bodyOf(endpoint: AnyEndpoint, body: unknown): BodyInit | null {
  if (!endpoint.body) return null;
  return endpoint.bytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body);
}

function readEnvelope(text: string): WireEnvelope | null {
  try {
    const parsed = z.safeParse(envelopeSchema, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A host may wrap a failure in HTTP 200, or a success body in HTTP 500: the worse of both counts. */
function worstStatus(http: number, envelope: WireEnvelope | null): number {
  const said = envelope?.status == null ? Number.NaN : Number(envelope.status);
  return Number.isInteger(said) && said >= 100 && http >= 200 && http <= 299 ? said : http;
}

function refusal(response: Response, status: number, envelope: WireEnvelope | null): ApiError {
  const fields = z.safeParse(fieldErrorsSchema, envelope?.data);
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError({
    kind: 'refused',
    status,
    ...(envelope?.message ? { message: envelope.message } : { message: STATUS_MESSAGES[status] ?? '' }),
    ...(envelope?.title ? { title: envelope.title } : {}),
    ...(fields.success ? { fields: fields.data.errors } : {}),
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
    ...idOf(response),
    data: envelope?.data,
  });
}

/** The request's id; a host of another make has none, or hides it from pages of other origins. */
function idOf(response: Response): { requestId?: string } {
  const id = response.headers.get(REQUEST_ID_HEADER);
  return id !== null && REQUEST_ID.test(id) ? { requestId: id } : {};
}

const STATUS_MESSAGES: Record<number, string> = {
  401: 'Sesi Anda berakhir. Silakan masuk lagi.',
  403: 'Anda tidak punya hak untuk ini.',
  404: 'Data tidak ditemukan.',
  409: 'Data sudah berubah. Muat ulang, lalu coba lagi.',
  413: 'Data yang dikirim terlalu besar.',
  429: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
  500: 'Server sedang bermasalah. Coba lagi sebentar.',
  502: 'Server sedang bermasalah. Coba lagi sebentar.',
  503: 'Server sedang sibuk. Coba lagi sebentar.',
};
