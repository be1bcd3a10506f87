import type { Card } from '@/lib/arithmetic/card';
import { whyClosed, whyNotRunning } from '@/lib/payment/whyClosed';
import type { FoundContract } from '../contracts/readContract';
import { conflict } from '../platform/core/ApiError';

/** 409 where the contract takes no payment. */
export function refuseClosed(contract: FoundContract['contract'], today: Card): void {
  const why = whyClosed(contract, () => today);
  if (why !== null) throw conflict(why);
}

/** 409 where the contract cannot be settled early: only one that runs can. */
export function refuseNotRunning(contract: FoundContract['contract']): void {
  const why = whyNotRunning(contract);
  if (why !== null) throw conflict(why);
}
