import type { DecidedStatus } from '@/lib/contract/requestedAction';
import type { FoundContract } from '../../contracts/readContract';
import { decideStatus, STATUS_LABELS } from '../../credits/decideStatus';
import { conflict } from '../../platform/core/ApiError';
import { owedOf } from '../engine/letGo';
import type { RequestKind } from '../RequestKind';

type Status = FoundContract['contract']['status'];

/** From where to where people may decide (docs/decisions/0064, 0109, 0167). */
const ALLOWED: Partial<Record<Status, readonly DecidedStatus[]>> = {
  ACTIVE: ['WRITTEN_OFF'],
  REPOSSESSED: ['ACTIVE', 'WRITTEN_OFF'],
};

/** Why a contract cannot be given a status, in words; null where it can. */
export function statusObstacle(from: Status, to: DecidedStatus): string | null {
  if (from === to) return `Status kontrak ini sudah ${STATUS_LABELS[to]}.`;
  if (to === 'RESTRUCTURED') return 'Restrukturisasi diminta beserta jadwalnya yang baru.';
  if (to === 'REPOSSESSED') {
    return 'Unit ditarik dengan surat tugas penarikan dan BAST. Minta surat tugasnya.';
  }
  if (ALLOWED[from]?.includes(to)) return null;
  return `Kontrak yang berstatus ${STATUS_LABELS[from]} tidak dapat dijadikan ${STATUS_LABELS[to]}.`;
}

/** Sets a status that does not follow from payments. A repossessed contract that was paid off meanwhile comes back as settled. */
export const status: RequestKind<'STATUS'> = {
  askedBy: 'is_contract',
  noun: 'perubahan status',
  goesByCard: true,
  // What is written off stays on the card, and nobody asks for it any more.
  letsGo: ({ ask, consequences: { card } }) => (ask.status === 'WRITTEN_OFF' ? owedOf(card.totals.after) : 0),
  check({ found }, { status: to }) {
    const from = found.contract.status;
    const obstacle = statusObstacle(from, to);
    if (obstacle !== null) return Promise.reject(conflict(obstacle));
    return Promise.resolve(`Status ${STATUS_LABELS[from]} menjadi ${STATUS_LABELS[to]}.`);
  },
  apply({ db, found, now, origin, checker, request }, { status: to }) {
    return decideStatus(db, found, to, {
      ...{ at: now, staffId: checker.id, origin, reason: request.reason },
      by: { request_id: [null, request.id] },
    });
  },
};
