import type { Approval } from '@/lib/contract/approvals';
import {
  arrived,
  EMPTY_QUEUE,
  listed,
  requestKey,
  sending,
  settled,
  type ApprovalQueue,
} from './approvalQueue';

export interface ApprovalInboxState {
  queue: ApprovalQueue;
  /** Requests that the server's list named at some time: one that it names no longer was decided elsewhere. */
  seen: readonly string[];
  /** Decided or left since the queue was last empty, for '2 dari 3'. */
  done: number;
}

export const START: ApprovalInboxState = { queue: EMPTY_QUEUE, seen: [], done: 0 };

export type ApprovalInboxEvent =
  | { type: 'arrived'; approval: Approval; now: number }
  | { type: 'listed'; waiting: readonly Approval[]; now: number }
  | { type: 'sending'; sending: boolean }
  | { type: 'settled'; approval: Approval; now: number };

/** What the inbox shows after an event. Times in ms on a clock that only goes forward. */
export function inboxReducer(state: ApprovalInboxState, event: ApprovalInboxEvent): ApprovalInboxState {
  switch (event.type) {
    case 'arrived':
      return { ...state, queue: arrived(state.queue, event.approval, event.now) };
    case 'listed': {
      const seen = [...new Set([...state.seen, ...event.waiting.map(requestKey)])].slice(-500);
      return { ...state, seen, queue: listed(state.queue, event.waiting, event.now) };
    }
    case 'sending':
      return { ...state, queue: sending(state.queue, event.sending) };
    case 'settled': {
      const queue = settled(state.queue, event.approval, event.now);
      return { ...state, queue, done: queue.items.length === 0 ? 0 : state.done + 1 };
    }
  }
}
