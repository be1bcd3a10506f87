import { requestHeaders } from './requestHeaders';

/*
 * The page's HTML asks for its first data before any script of the app is here (see src/app/early). The client takes
 * such an answer once, instead of asking again.
 */

/** How long an early answer may be taken for a fresh one, ms. */
const FRESH_FOR = 10_000;

interface EarlyRequest {
  /** `performance.now()` of the request. */
  at: number;
  /** Who asked; an answer for somebody else is never taken. */
  token: string | null;
  controller: AbortController;
  response: Promise<Response>;
}

declare global {
  /** Requests that the HTML made, by address. */
  var __early: Record<string, EarlyRequest> | undefined;
}

/** Asks now for what the client will ask for in a moment. */
export function askEarly(address: string, token: string | null): void {
  const controller = new AbortController();
  const response = fetch(address, { headers: requestHeaders(token), signal: controller.signal });
  // A failure is for whoever takes the answer; if nobody does, it is nobody's.
  response.catch(() => {});
  (globalThis.__early ??= {})[address] = { at: performance.now(), token, controller, response };
}

/**
 * The answer to an identical GET that the HTML asked for less than 10 s ago, or null. It is given once; the signal
 * ends it like any request of the client.
 */
export function takeEarly(
  address: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> | null {
  const early = globalThis.__early?.[address];
  if (!early) return null;
  delete globalThis.__early?.[address];
  if (early.token !== token || performance.now() - early.at > FRESH_FOR) {
    early.controller.abort();
    return null;
  }
  const end = () => early.controller.abort(signal.reason);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return early.response;
}
