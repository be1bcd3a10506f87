import type { FoundContract } from '../contracts/readContract';
import type { Db } from '../platform/db/connect';
import { writeHistory, type HistoryLine } from '../platform/history/writeHistory';
import { refreshContractStatus } from './contractStatus';

type Status = FoundContract['contract']['status'];

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

/**
 * Gives a contract, which is held, a status that people decided, and writes it to its history.
 * @param line who did it, when and from where, by what, and why
 */
export async function decideStatus(
  db: Db,
  found: FoundContract,
  to: Status,
  line: Pick<HistoryLine, 'staffId' | 'origin' | 'reason'> & {
    at: Date;
    by: HistoryLine['changes'];
    how?: string;
  },
): Promise<void> {
  const { contract } = found;
  const { at, by, how = '', ...who } = line;
  await refreshContractStatus(db, { ...found, contract: { ...contract, status: to } }, at);
  await writeHistory(db, {
    ...{ ...who, at, action: 'CONTRACT_STATUS_CHANGED' },
    summary: `Mengubah status kontrak ${contract.code} menjadi ${STATUS_LABELS[to]}${how}`,
    record: { type: 'contract', id: contract.code },
    changes: { status: [contract.status, to], ...by },
  });
}
