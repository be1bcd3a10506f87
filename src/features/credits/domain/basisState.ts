import type { ChangeBasis } from '@/lib/contract/changeBasis';

/**
 * What is known of the contract behind a receipt that is being changed:
 * - `unknown`: the host can't say, as one with the six calls of SPEC 7 only; every figure is typed
 * - `loading`: being fetched; sending waits for it
 * - `failed`: not fetched; sending waits
 * - `ready`: instalment, penalty and their split are calculated; `onRefresh` fetches it again
 */
export type BasisState =
  | { state: 'unknown' }
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'ready'; basis: ChangeBasis; refreshing: boolean; onRefresh: () => void };
