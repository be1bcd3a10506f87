import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { hasAny } from '@/lib/contract/access';
import { colonPath, type Endpoint, type Schema } from '@/lib/contract/endpoint';
import type { SignedIn } from '../auth/session';
import { signedIn } from '../auth/session';
import { forbidden, invalid } from '../core/ApiError';
import type { Db } from '../db/connect';
import { afterwards, doAfterwards } from './afterwards';
import type { Answer } from './Answer';
import { answerCheck, type AnswerCheck } from './answerCheck';
import { success } from './envelope';
import { onceOnly, requestHash } from './idempotency';
import { inTransaction } from './inTransaction';
import { noteRefusal, notingRefusals } from './noteRefusal';
import { originOf, type Origin } from './originOf';
import type { Parts } from './parts';
import { refusalSchema } from './refusalSchema';
import { validate } from './validate';

/** Where the API lives below the server's address. */
export const API_BASE = '/api/';

export { originOf, type Origin } from './originOf';

/** A checked call. `db` is a transaction where the call writes. */
export interface Call<P, Q, B> {
  params: P;
  query: Q;
  body: B;
  db: Db;
  now: Date;
  origin: Origin;
  parts: Parts;
}
export interface StaffCall<P, Q, B> extends Call<P, Q, B> {
  staff: SignedIn;
}

/** A call that anyone may make. */
export interface PublicCall<P, Q, B> extends Call<P, Q, B> {
  /** Has something done once the answer is out. */
  later: (work: () => Promise<unknown>) => void;
}

/** What somebody does, wherever it comes from: a checked call without its query and the server's parts. */
export type CallContext<P, B> = Omit<StaffCall<P, unknown, B>, 'query' | 'parts'>;

type Result<D extends Schema> = Promise<Answer<z.input<D>>>;

/** What a call needs beyond the usual. */
export interface RouteOptions {
  /** Largest body, bytes. */
  bodyLimit?: number;
  /**
   * The handler keeps its own transactions, because a refusal must be counted too, and no key is kept: its hash would
   * give away a secret of the body.
   */
  ownTransactions?: boolean;
  /**
   * What the caller's title needs besides the guard; throws 403. Asked before anything that was sent is read, so that
   * whoever may not do this learns nothing from what it would answer.
   */
  also?: (person: SignedIn) => void;
  /** A GET that locks what it looks at: it stands in line with those who write, where it keeps no reader waiting. */
  locks?: boolean;
  /** Shape of `data` in refusals that bring a record; left out: `refusalSchema`, which has none. */
  refusal?: Schema;
}

interface Completing<D extends Schema> {
  /** Adds to a write's answer, a repeated one too, what must not be kept with its key: a secret that can be made again. */
  complete?: (data: z.input<D>) => Promise<z.input<D>>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the `data` of this route's refusals passes on its way out. */
    checkRefusal?: AnswerCheck;
    /** Whether this route's body is bytes as they are. */
    takesBytes?: boolean;
  }
}

/** Mounts a call that needs a session: checks it, its flags and what was sent; writes run in one transaction. */
export function route<P extends Schema, Q extends Schema, B extends Schema, D extends Schema>(
  app: FastifyInstance,
  parts: Parts,
  endpoint: Endpoint<P, Q, B, D>,
  handler: (call: StaffCall<z.output<P>, z.output<Q>, z.output<B>>) => Result<D>,
  { ownTransactions = false, locks = false, also, complete, ...options }: RouteOptions & Completing<D> = {},
): void {
  const { guard } = endpoint;
  if (guard === 'public') throw new Error(`${endpoint.name} is public: use publicRoute`);
  const check = checkOf(endpoint, parts);
  const answer = async (request: FastifyRequest) => {
    const now = parts.clock();
    const staff = await checkCaller(parts, endpoint, request, now);
    if (endpoint.method !== 'GET') parts.limitWrites(staff, endpoint, now);
    const asked = { staff, call: endpoint.name, request, now };
    return notingRefusals(parts, asked, () => answerTo(request, staff, now));
  };
  const answerTo = async (request: FastifyRequest, staff: SignedIn, now: Date) => {
    also?.(staff);
    const call = { ...read(endpoint, request), staff, now, origin: originOf(request), parts };
    if (endpoint.method === 'GET' || ownTransactions) {
      const { db, quick } = parts.connection;
      return check(await handler({ ...call, db: locks ? db : quick }), request);
    }
    // A piece of bytes is the same however often it comes, and is not kept a second time to know that.
    const key = endpoint.bytes === undefined ? keyOf(request) : null;
    const acting = { staffId: staff.id, sessionHash: staff.sessionHash, at: now };
    const answered = await inTransaction(parts.connection.db, acting, (tx) => {
      // Checked before it is kept: a repetition is answered with the same to the letter.
      const write = async () => check(await handler({ ...call, db: tx }), request);
      if (key === null) return write();
      const hash = requestHash(request.method, request.url, request.body);
      return onceOnly(tx, { staffId: staff.id, key, requestHash: hash, now }, write);
    });
    if (!complete) return answered;
    return check({ ...answered, data: await complete(answered.data as z.input<D>) }, request);
  };
  mount(app, parts, endpoint, answer, options);
}

/** Who is calling, with the flags that the call asks for; 401 or 403 otherwise. */
export async function checkCaller(
  parts: Parts,
  { name, guard }: Pick<Endpoint, 'name' | 'guard'>,
  request: FastifyRequest,
  now: Date,
): Promise<SignedIn> {
  const staff = await signedIn(parts.connection.quick, request.headers.authorization, now);
  const may = guard === 'public' || guard === 'session' || hasAny(staff.access, guard);
  if (may) return staff;
  const error = forbidden();
  await noteRefusal(parts, error, { staff, call: name, request, now });
  throw error;
}

/** Mounts a call that anyone may make. The handler keeps its own transactions: a refusal must be counted too. */
export function publicRoute<P extends Schema, Q extends Schema, B extends Schema, D extends Schema>(
  app: FastifyInstance,
  parts: Parts,
  endpoint: Endpoint<P, Q, B, D>,
  handler: (call: PublicCall<z.output<P>, z.output<Q>, z.output<B>>) => Result<D>,
): void {
  if (endpoint.guard !== 'public') throw new Error(`${endpoint.name} is guarded: use route`);
  const check = checkOf(endpoint, parts);
  mount(app, parts, endpoint, async (request) => {
    const call = { ...read(endpoint, request), now: parts.clock(), origin: originOf(request), parts };
    const later = (work: () => Promise<unknown>) => afterwards(request, work);
    return check(await handler({ ...call, later, db: parts.connection.quick }), request);
  });
}

/** Leaves of an answer what the endpoint names; see `answerCheck`. */
function checkOf(endpoint: Endpoint, parts: Parts) {
  // The contract leaves open what another host may send; this one says what it does.
  if (endpoint.data._zod.def.type === 'unknown')
    throw new Error(`${endpoint.name} needs a schema of its data`);
  const check = answerCheck(endpoint.name, endpoint.data, parts.checkAnswers);
  return (answer: Answer, request: FastifyRequest): Answer => ({
    ...answer,
    data: check(answer.data, request.log),
  });
}

function mount(
  app: FastifyInstance,
  parts: Parts,
  endpoint: Endpoint,
  answer: (request: FastifyRequest) => Promise<Answer>,
  { refusal = refusalSchema, ...options }: RouteOptions = {},
): void {
  app.route({
    ...(endpoint.bytes !== undefined && { bodyLimit: endpoint.bytes }),
    ...options,
    config: {
      takesBytes: endpoint.bytes !== undefined,
      checkRefusal: answerCheck(`${endpoint.name}, refused,`, refusal, parts.checkAnswers),
    },
    onResponse: doAfterwards,
    method: endpoint.method,
    url: API_BASE + colonPath(endpoint.path),
    handler: async (request, reply) => {
      const answered = await answer(request);
      return reply.header('cache-control', 'no-store').send(success(answered, parts.apiVersion));
    },
  });
}

function read<P extends Schema, Q extends Schema, B extends Schema>(
  endpoint: Endpoint<P, Q, B>,
  request: FastifyRequest,
) {
  return {
    params: validate(endpoint.params, request.params),
    query: validate(endpoint.query, request.query),
    body: validate(endpoint.body, request.body ?? undefined),
  };
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw invalid({ 'idempotency-key': 'Kunci harus 1–128 karakter tanpa spasi.' });
  }
  return key;
}
