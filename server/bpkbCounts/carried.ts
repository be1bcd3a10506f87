import { BPKB_MOVEMENTS, type BpkbMovement } from '@/lib/contract/bpkbTerms';

/** Movements that only say something of a book: it lies where it lay. */
const ON_PAPER: readonly BpkbMovement[] = [
  ...(['AWAITED', 'NOT_AWAITED', 'ACCEPTED', 'ASKED', 'NOT_LENT'] as const),
  ...(['READY', 'UNREADY', 'PREPARED', 'CARRIED_ON'] as const),
];

/** All others: by these a book came, went, or changed its place. */
export const CARRIED: readonly BpkbMovement[] = BPKB_MOVEMENTS.filter((one) => !ON_PAPER.includes(one));
