import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How the host behaves.
 * - `well`: as SPEC 7 says
 * - a number: that HTTP status with a failure in the envelope (401, 409, 500 …)
 * - `html`: a page instead of an answer; `html-500`: the same with status 500
 * - `hang`: takes the call and never answers; `cut`: closes the connection instead
 * - `slow`: answers after `host.slowness` ms
 * - `twice`: rows come twice, writes are done twice, pushes go out twice
 * - `out-of-order`: every other answer and push is late, so that the next one overtakes it
 * - `wrong-shape`: a healthy envelope around data of another kind
 * - `strings`: every number as a string of digits, every flag as "0" or "1"
 * - `no-version`: without `version`; `newer`: with version 99.0.0
 * - `hidden-failure`: HTTP 200 whose envelope says 500
 * - `empty`: 200 with no body
 */
export type Mood =
  | 'well'
  | number
  | 'html'
  | 'html-500'
  | 'hang'
  | 'cut'
  | 'slow'
  | 'twice'
  | 'out-of-order'
  | 'wrong-shape'
  | 'strings'
  | 'no-version'
  | 'newer'
  | 'hidden-failure'
  | 'empty';

const PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';
const FAILURE = 'Gagal!';

/** What a call is answered with when the host behaves. */
export interface GoodAnswer {
  status: number;
  data: unknown;
  message?: string;
}

/** Writes an answer the way the mood wants it. */
export async function answerIn(
  mood: Mood,
  good: GoodAnswer,
  response: ServerResponse,
  timing: { slowness: number; turn: number },
): Promise<void> {
  if (mood === 'hang') return;
  if (mood === 'cut') return void response.socket?.destroy();
  if (mood === 'slow') await sleep(timing.slowness);
  if (mood === 'out-of-order' && timing.turn % 2 === 0) await sleep(timing.slowness);
  if (mood === 'html') return send(response, 200, PAGE, 'text/html');
  if (mood === 'html-500') return send(response, 502, PAGE, 'text/html');
  if (mood === 'empty') return send(response, 200, '', 'application/json');
  const failed = typeof mood === 'number' || mood === 'hidden-failure';
  const status = typeof mood === 'number' ? mood : mood === 'hidden-failure' ? 500 : good.status;
  const envelope: Record<string, unknown> = {
    status,
    title: failed || good.status > 299 ? FAILURE : 'Sukses!',
    data: failed ? null : mood === 'wrong-shape' ? { unexpected: [[]] } : good.data,
    message: failed ? 'Host sedang bermasalah.' : (good.message ?? ''),
    version: mood === 'newer' ? '99.0.0' : '1.0.0',
  };
  if (mood === 'no-version') delete envelope.version;
  const shaped = mood === 'strings' ? asStrings(envelope) : envelope;
  send(response, mood === 'hidden-failure' ? 200 : status, JSON.stringify(shaped), 'application/json');
}

function send(response: ServerResponse, status: number, body: string, type: string) {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
}

/** The same with every number as digits and every boolean as "0" or "1". */
export function asStrings(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (Array.isArray(value)) return value.map(asStrings);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asStrings(inner)]));
}
