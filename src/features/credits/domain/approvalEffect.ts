import type { RequestConsequences } from '@/lib/contract/creditRequests';

/**
 * What is known of what approving would do:
 * - `unknown`: the host can't say, as one with the six calls of SPEC 7 only
 * - `loading`: being calculated; approving waits for it
 * - `failed`: not calculated, or it can no longer be applied; approving waits
 * - `ready`: calculated; approving waits where it is for another title
 */
export type ApprovalEffect =
  | { state: 'unknown' }
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'ready'; found: RequestConsequences };

/** Nobody approves before reading what it does, where the host can say it, nor above the limits of their title. */
export const mayApprove = (effect: ApprovalEffect): boolean =>
  effect.state === 'unknown' || (effect.state === 'ready' && effect.found.obstacle === null);
