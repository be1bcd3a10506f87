import { describe, expect, test } from 'vitest';
import { buildApproval, buildApprovals } from '../mocks/buildApproval';
import {
  arrived,
  EMPTY_QUEUE,
  leftForLater,
  listed,
  requestKey,
  sending,
  settled,
  type ApprovalQueue,
} from './approvalQueue';

const [first, second, third] = buildApprovals() as [
  ReturnType<typeof buildApproval>,
  ReturnType<typeof buildApproval>,
  ReturnType<typeof buildApproval>,
];
const three = [first, second, third].reduce<ApprovalQueue>(
  (queue, one) => arrived(queue, one, 0),
  EMPTY_QUEUE,
);
const idsOf = (queue: ApprovalQueue) => queue.items.map((item) => item.credit.id);

describe('approval queue', () => {
  test('keeps the order of arrival', () => {
    expect(idsOf(three)).toEqual([42, 43, 44]);
  });

  test('a push delivered twice stands once', () => {
    expect(arrived(three, structuredClone(second), 1)).toBe(three);
  });

  test('the newest request of a receipt takes its place; one that comes too late does not', () => {
    const newer = buildApproval({
      request_id: 50,
      update: { cash: 1 },
      requested_at: '2026-11-20T07:03:00.000Z',
    });
    const older = buildApproval({
      request_id: 41,
      update: { cash: 2 },
      requested_at: '2026-11-20T06:00:00.000Z',
    });
    const queue = arrived(arrived(three, newer, 1), older, 2);
    expect(idsOf(queue)).toEqual([42, 43, 44]);
    expect(queue.items[0]?.update).toEqual({ cash: 1 });
  });

  test('ids as text and as number are one receipt', () => {
    const asText = buildApproval({
      request_id: 50,
      credit: { ...first.credit, id: '42' },
      update: { cash: 9 },
      requested_at: '2026-11-20T07:03:00.000Z',
    });
    expect(idsOf(arrived(three, asText, 1))).toEqual(['42', 43, 44]);
  });

  test('what is being sent stays as it is; a newer request waits behind', () => {
    const newer = buildApproval({
      request_id: 50,
      update: { cash: 1 },
      requested_at: '2026-11-20T07:03:00.000Z',
    });
    const queue = arrived(sending(three, true), newer, 1);
    expect(queue.items[0]).toBe(first);
    expect(idsOf(queue)).toEqual([42, 43, 44, 42]);
    expect(idsOf(settled(queue, first, 2))).toEqual([43, 44, 42]);
  });

  test('what was left or decided does not come back by a repeated push', () => {
    const queue = settled(three, first, 0);
    expect(idsOf(arrived(queue, first, 60_000))).toEqual([43, 44]);
  });

  test('a request with a number does not come back, whatever the host says of its time', () => {
    const numbered = buildApproval({ requested_at: null });
    const queue = settled(arrived(EMPTY_QUEUE, numbered, 0), numbered, 0);
    expect(idsOf(arrived(queue, numbered, 60_000))).toEqual([]);
    expect(idsOf(arrived(queue, { ...numbered, request_id: 77 }, 60_000))).toEqual([42]);
  });

  test('what was left before stays left, and a number that was given again is another request', () => {
    const kept = leftForLater(EMPTY_QUEUE, [requestKey(first)]);
    expect(idsOf(listed(kept, [first, second], true, 0))).toEqual([43]);
    expect(idsOf(arrived(kept, { ...first, requested_at: '2026-12-01T01:00:00.000Z' }, 0))).toEqual([42]);
  });

  test('what is left in another tab goes here too, but for the one that is being sent', () => {
    const keys = [first, third].map(requestKey);
    expect(idsOf(leftForLater(three, keys))).toEqual([43]);
    expect(idsOf(leftForLater(sending(three, true), keys))).toEqual([42, 43]);
  });

  test('without number and time of request the same values count as a repeat only for a while', () => {
    const bare = buildApproval({ request_id: undefined, requested_at: null });
    const queue = settled(arrived(EMPTY_QUEUE, bare, 0), bare, 0);
    expect(idsOf(arrived(queue, bare, 9_000))).toEqual([]);
    expect(idsOf(arrived(queue, bare, 11_000))).toEqual([42]);
  });

  test("the server's list adds what was missed and takes away what was decided elsewhere, never the one shown", () => {
    expect(idsOf(listed(three, [third], true, 1))).toEqual([42, 44]);
    expect(idsOf(listed(EMPTY_QUEUE, [first, second], false, 1))).toEqual([42, 43]);
    expect(idsOf(listed(three, [third], false, 1))).toEqual([44]);
    expect(idsOf(listed(settled(three, first, 0), [first, second], true, 1))).toEqual([43]);
  });
});
