/**
 * - `ready`: to be decided
 * - `sending`: the approval is on its way
 * - `success`: approved; closes after 1.5 s
 * - `failed`: not approved as far as is known; can be tried again
 * - `conflict`: 409, the receipt changed or somebody decided first
 * - `gone`: decided elsewhere while the modal was open
 */
export type ApprovalPhase = 'ready' | 'sending' | 'success' | 'failed' | 'conflict' | 'gone';
