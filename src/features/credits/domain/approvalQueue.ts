import type { Approval } from '@/lib/contract/approvals';

/*
 * Changes that wait to be shown, one modal at a time (DOMAIN, maker and checker). Pure: the inbox feeds it with
 * what pushes and lists say. A receipt stands in it once, with its newest request.
 */
export interface ApprovalQueue {
  /** The first one is on screen, or waits to be. */
  items: readonly Approval[];
  /** Requests that were left or decided here: a push delivered twice must not bring them back. */
  settled: readonly { key: string; until: number }[];
  /** The first item's approval is on its way: it stays as it is until the answer. */
  sending: boolean;
}

/** ms in which the same push counts as delivered twice, where the host does not say when it was requested. */
const REPEAT_WITHIN = 10_000;

/** How many requests are remembered as left or decided. */
export const KEPT_KEYS = 200;

export const EMPTY_QUEUE: ApprovalQueue = { items: [], settled: [], sending: false };

/** A number or a time names one request for good; the same values may be asked for again. */
export const isNamed = ({ request_id, requested_at }: Approval): boolean =>
  request_id !== undefined || Boolean(requested_at);

/**
 * Names one request: by number and time, since after a restored backup a number may be given again. Where a host sends
 * neither, the requested values tell it apart.
 */
export function requestKey(approval: Approval): string {
  const { credit, request_id = null, requested_at = null, update } = approval;
  return JSON.stringify([String(credit.id), ...(isNamed(approval) ? [request_id, requested_at] : [update])]);
}

const receiptOf = (approval: Approval) => String(approval.credit.id);

/** Whether a request was left or decided here before. */
export function wasSettled({ settled }: ApprovalQueue, approval: Approval, now: number): boolean {
  const key = requestKey(approval);
  return settled.some((one) => one.key === key && one.until > now);
}

/**
 * A push or a list brought a request: new ones queue, a newer one of the same receipt takes its place.
 * `now`: ms on a clock that only goes forward.
 */
export function arrived(queue: ApprovalQueue, approval: Approval, now: number): ApprovalQueue {
  const key = requestKey(approval);
  if (wasSettled(queue, approval, now)) return queue;
  const at = queue.items.findIndex(
    (item, index) => receiptOf(item) === receiptOf(approval) && !(queue.sending && index === 0),
  );
  if (queue.items.some((item) => requestKey(item) === key)) return queue;
  const known = queue.items[at];
  if (!known) return { ...queue, items: [...queue.items, approval] };
  if (isOlder(approval, known)) return queue;
  return { ...queue, items: queue.items.with(at, approval) };
}

function isOlder(one: Approval, other: Approval): boolean {
  return Boolean(one.requested_at && other.requested_at && one.requested_at < other.requested_at);
}

/** The first item's approval was sent, or its answer came. */
export function sending(queue: ApprovalQueue, is: boolean): ApprovalQueue {
  return queue.sending === is ? queue : { ...queue, sending: is };
}

/** The first request was decided, or left to wait on the server. */
export function settled(queue: ApprovalQueue, approval: Approval, now: number): ApprovalQueue {
  const key = requestKey(approval);
  const until = isNamed(approval) ? Infinity : now + REPEAT_WITHIN;
  return { ...withoutKeys(queue, [key], until), sending: false };
}

/** These requests were left for later here before, or in another tab; one that is being sent stays until its answer. */
export function leftForLater(queue: ApprovalQueue, keys: readonly string[]): ApprovalQueue {
  const [first] = queue.items;
  const kept = queue.sending && first ? requestKey(first) : null;
  return withoutKeys(
    queue,
    keys.filter((key) => key !== kept),
    Infinity,
  );
}

function withoutKeys(queue: ApprovalQueue, keys: readonly string[], until: number): ApprovalQueue {
  const gone = new Set(keys);
  return {
    ...queue,
    items: queue.items.filter((item) => !gone.has(requestKey(item))),
    settled: [
      ...queue.settled.filter((one) => !gone.has(one.key)),
      ...keys.map((key) => ({ key, until })),
    ].slice(-KEPT_KEYS),
  };
}

/**
 * The server's own list of what waits. Queued requests that it no longer names were decided elsewhere and leave
 * the queue, except the one on screen: its reader is told instead of losing it under the cursor.
 * @param isShown the first one is on screen
 */
export function listed(
  queue: ApprovalQueue,
  waiting: readonly Approval[],
  isShown: boolean,
  now: number,
): ApprovalQueue {
  const open = new Set(waiting.map(receiptOf));
  const kept = queue.items.filter((item, index) => (isShown && index === 0) || open.has(receiptOf(item)));
  const pruned = kept.length === queue.items.length ? queue : { ...queue, items: kept };
  return waiting.reduce((next, approval) => arrived(next, approval, now), pruned);
}
