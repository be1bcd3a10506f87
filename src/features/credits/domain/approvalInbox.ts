import type { Approval } from '@/lib/contract/approvals';
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

export interface ApprovalInboxState {
  queue: ApprovalQueue;
  /** Requests that the server's list named at some time: one that it names no longer was decided elsewhere. */
  seen: readonly string[];
  /** Decided or left since the queue was last empty, for '2 dari 3'. */
  done: number;
}

/** An inbox to which nothing came yet; `later`: requests that were left for later before. */
export const startOf = (later: readonly string[]): ApprovalInboxState => ({
  queue: leftForLater(EMPTY_QUEUE, later),
  seen: [],
  done: 0,
});

export type ApprovalInboxEvent =
  | { type: 'arrived'; approval: Approval; now: number }
  | { type: 'listed'; waiting: readonly Approval[]; isShown: boolean; now: number }
  | { type: 'sending'; sending: boolean }
  /** Left for later in another tab. */
  | { type: 'left'; keys: readonly string[] }
  | { type: 'settled'; approval: Approval; now: number };

/** What the inbox shows after an event. Times in ms on a clock that only goes forward. */
export function inboxReducer(state: ApprovalInboxState, event: ApprovalInboxEvent): ApprovalInboxState {
  switch (event.type) {
    case 'arrived':
      return { ...state, queue: arrived(state.queue, event.approval, event.now) };
    case 'listed': {
      const seen = [...new Set([...state.seen, ...event.waiting.map(requestKey)])].slice(-500);
      return { ...state, seen, queue: listed(state.queue, event.waiting, event.isShown, event.now) };
    }
    case 'sending':
      return { ...state, queue: sending(state.queue, event.sending) };
    case 'left':
      return { ...state, queue: leftForLater(state.queue, event.keys) };
    case 'settled': {
      const queue = settled(state.queue, event.approval, event.now);
      return { ...state, queue, done: queue.items.length === 0 ? 0 : state.done + 1 };
    }
  }
}
