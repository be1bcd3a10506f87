import { requestHeaders } from './requestHeaders';

/*
 * The page's HTML asks for its first data before any script of the app is here (see src/app/early). The client takes
 * such an answer once, instead of asking again.
 */

/** How long an early answer may be taken for a fresh one, ms. */
const FRESH_FOR = 10_000;

/** An answer whose body was read. */
export interface ReadResponse {
  response: Response;
  text: string;
}

interface EarlyRequest {
  /** `performance.now()` of the request. */
  at: number;
  /** Who asked; an answer for somebody else is never taken. */
  token: string | null;
  controller: AbortController;
  answer: Promise<ReadResponse>;
  /** The answer, once it is here; a failure never is. */
  here?: ReadResponse;
}

declare global {
  /** Requests that the HTML made, by address. */
  var __early: Record<string, EarlyRequest> | undefined;
}

/** Asks now for what the client will ask for in a moment. */
export function askEarly(address: string, token: string | null): void {
  const controller = new AbortController();
  const answer = fetch(address, { headers: requestHeaders(token), signal: controller.signal }).then(
    async (response) => {
      // At once: whoever takes it must not wait for the body.
      const text = await response.text();
      early.here = { response, text };
      return early.here;
    },
  );
  const early: EarlyRequest = { at: performance.now(), token, controller, answer };
  // A failure is for whoever takes the answer; if nobody does, it is nobody's.
  answer.catch(() => {});
  (globalThis.__early ??= {})[address] = early;
}

/** Resolves once every early request has its answer or has failed. */
export async function earlyAnswersHere(): Promise<void> {
  await Promise.allSettled(Object.values(globalThis.__early ?? {}).map(({ answer }) => answer));
}

/**
 * The answer to an identical GET that the HTML asked for less than 10 s ago, or null. It is given once; the signal
 * ends it like any request of the client.
 */
export function takeEarly(
  address: string,
  token: string | null,
  signal: AbortSignal,
): Promise<ReadResponse> | null {
  const early = take(address, token);
  if (!early) return null;
  const end = () => early.controller.abort(signal.reason);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return early.answer;
}

/**
 * What `read` makes of the same answer, where it is here already; then it is given. Where `read` throws it stays, for
 * whoever asks next meets that failure.
 */
export function readEarly<T>(
  address: string,
  token: string | null,
  read: (answer: ReadResponse) => T,
): T | undefined {
  const early = globalThis.__early?.[address];
  if (!early?.here || !isFor(early, token)) return undefined;
  try {
    const result = read(early.here);
    delete globalThis.__early?.[address];
    return result;
  } catch {
    return undefined;
  }
}

function take(address: string, token: string | null): EarlyRequest | null {
  const early = globalThis.__early?.[address];
  if (!early) return null;
  delete globalThis.__early?.[address];
  if (isFor(early, token)) return early;
  early.controller.abort();
  return null;
}

const isFor = (early: EarlyRequest, token: string | null) =>
  early.token === token && performance.now() - early.at <= FRESH_FOR;
