import type { RequestConsequences } from '@/lib/contract/creditRequests';

/**
 * What is known of what approving would do:
 * - `unknown`: the host can't say, as one with the six calls of SPEC 7 only
 * - `loading`: being calculated; approving waits for it
 * - `failed`: not calculated, or it can no longer be applied; approving waits
 * - `ready`: calculated
 */
export type ApprovalEffect =
  | { state: 'unknown' }
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'ready'; found: RequestConsequences };

/** Nobody approves before reading what it does, where the host can say it. */
export const mayApprove = ({ state }: ApprovalEffect): boolean => state === 'unknown' || state === 'ready';
