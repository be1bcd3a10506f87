import type * as z from 'zod/mini';
import type { AccessFlag } from './access';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: nobody signed in, any session, or any holder of one of the flags. */
export type Guard = 'public' | 'session' | readonly AccessFlag[];

/** Where an endpoint comes from: the six calls that every host has (SPEC 7), or the embedded API only. */
export type Origin = 'spec' | 'angsur';

export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  D extends Schema = Schema,
  N extends string = string,
> {
  /** Stable name, used by docs, conformance tests and logs. */
  readonly name: N;
  readonly method: Method;
  /** Path below the API base, no leading slash; params as `{id}` (written as in SPEC 7). */
  readonly path: string;
  readonly origin: Origin;
  readonly guard: Guard;
  /** One sentence for the API contract page. */
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  /** Absent: the request has no body at all. */
  readonly body?: B;
  /** The body is bytes as they are (application/octet-stream), at most so many; absent: JSON. */
  readonly bytes?: number;
  /** Shape of `data` in the envelope. */
  readonly data: D;
  /** True where a repeated write is recognised by its Idempotency-Key header. */
  readonly idempotent?: boolean;
}

export type Schema = z.ZodMiniType;

/** Declares one call of the API. The client, the MSW handler and the server route are derived from it. */
export function endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  D extends Schema = Schema,
  const N extends string = string,
>(definition: Endpoint<P, Q, B, D, N>): Endpoint<P, Q, B, D, N> {
  return definition;
}

export type AnyEndpoint = Endpoint;
export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema> ? z.input<P> : never;
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;
/** What a caller gets. */
export type DataOf<E> = E extends Endpoint<Schema, Schema, Schema, infer D> ? z.output<D> : never;
/** What a server or a mock sends. */
export type DataInput<E> = E extends Endpoint<Schema, Schema, Schema, infer D> ? z.input<D> : never;

/** Fills `{id}` in an endpoint's path; every value is URL-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`Path ${path} lacks ${key}`);
    return encodeURIComponent(value);
  });
}

/** `credits/{id}` → `credits/:id`, as routers and MSW write it. */
export function colonPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
