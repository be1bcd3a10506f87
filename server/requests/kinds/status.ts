import type { DecidedStatus } from '@/lib/contract/requestedAction';
import type { FoundContract } from '../../contracts/readContract';
import { refreshContractStatus } from '../../credits/contractStatus';
import { conflict } from '../../platform/core/ApiError';
import { writeHistory } from '../../platform/history/writeHistory';
import { owedOf } from '../engine/letGo';
import type { RequestKind } from '../RequestKind';

type Status = FoundContract['contract']['status'];

/** From where to where people may decide (docs/decisions/0064, 0109). */
const ALLOWED: Partial<Record<Status, readonly DecidedStatus[]>> = {
  ACTIVE: ['REPOSSESSED', 'WRITTEN_OFF'],
  REPOSSESSED: ['ACTIVE', 'WRITTEN_OFF'],
};

/** A contract's status as people say it. */
export const STATUS_LABELS: Record<Status, string> = {
  ACTIVE: 'aktif',
  REPOSSESSED: 'unit ditarik',
  SETTLED: 'lunas',
  SETTLED_EARLY: 'lunas dipercepat',
  RESTRUCTURED: 'restrukturisasi',
  WRITTEN_OFF: 'hapus buku',
  CANCELLED: 'batal',
};

/** Why a contract cannot be given a status, in words; null where it can. */
export function statusObstacle(from: Status, to: DecidedStatus): string | null {
  if (from === to) return `Status kontrak ini sudah ${STATUS_LABELS[to]}.`;
  if (to === 'RESTRUCTURED') return 'Restrukturisasi diminta beserta jadwalnya yang baru.';
  if (ALLOWED[from]?.includes(to)) return null;
  return `Kontrak yang berstatus ${STATUS_LABELS[from]} tidak dapat dijadikan ${STATUS_LABELS[to]}.`;
}

/** Sets a status that does not follow from payments. A repossessed contract that was paid off meanwhile comes back as settled. */
export const status: RequestKind<'STATUS'> = {
  askedBy: 'is_contract',
  noun: 'perubahan status',
  goesByCard: true,
  // What is written off stays on the card, and nobody asks for it any more.
  letsGo: ({ status: to }, { card }) => (to === 'WRITTEN_OFF' ? owedOf(card.totals.after) : 0),
  check({ found }, { status: to }) {
    const from = found.contract.status;
    const obstacle = statusObstacle(from, to);
    if (obstacle !== null) return Promise.reject(conflict(obstacle));
    return Promise.resolve(`Status ${STATUS_LABELS[from]} menjadi ${STATUS_LABELS[to]}.`);
  },
  async apply({ db, found, now, origin, checker, request }, { status: to }) {
    await refreshContractStatus(db, { ...found, contract: { ...found.contract, status: to } }, now);
    await writeHistory(db, {
      at: now,
      staffId: checker.id,
      action: 'CONTRACT_STATUS_CHANGED',
      summary: `Mengubah status kontrak ${found.contract.code} menjadi ${STATUS_LABELS[to]}`,
      origin,
      record: { type: 'contract', id: found.contract.code },
      reason: request.reason,
      changes: { status: [found.contract.status, to], request_id: [null, request.id] },
    });
  },
};
