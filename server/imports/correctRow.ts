import { eq } from 'drizzle-orm';
import type { ImportRow, RowCorrection } from '@/lib/contract/importRows';
import { conflict } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import { importBatches, importRows } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { refreshTransferStates } from '../transfers/refreshTransferStates';
import { lockBatch, type BatchRow } from './batch';
import { chooseContract } from './chooseContract';
import { matchRow } from './matchRow';
import { paymentsOfReceipts } from './paymentsOfRows';
import { planRows } from './planRows';
import type { Corrected, RowDecision } from './rowDecision';
import type { RowRecord } from './rowRecord';
import { readRow, rowOf } from './rows';
import { statusAfterCorrection } from './statusAfterCorrection';
import { tieRow } from './tieRow';
import { untieRow } from './untieRow';

type CorrectCall = StaffCall<{ id: number; row: number }, unknown, RowCorrection>;

/**
 * A person decides about a row. 409: it was posted meanwhile, it stands in another statement, the statement is not open,
 * or the choice needs a confirmation. 422: the chosen contract cannot take the money, the receipt cannot be tied.
 */
export async function correctRow(call: CorrectCall): Promise<ImportRow> {
  const { db, staff, now, params, body } = call;
  const batch = await lockBatch(db, staff, params.id);
  const row = await rowOf(db, batch.id, params.row);
  // The answer to the first press was lost.
  const isDone = body.action === 'tie' && row.tiedCreditId === body.credit_id && row.tiedBy === staff.id;
  if (isDone) return readRow(db, batch, row.id, call);
  const closed = whyFinal(batch, row, body);
  if (closed !== null) throw conflict(closed, await readRow(db, batch, row.id, call));
  const { after, changes } = await decide(call, batch, row);
  const fresh = {
    ...{ chosenAt: null, chosenBy: null, namedOther: null, allowedBy: null, keepSurplus: false },
    ...{ tiedCreditId: null, tiedBy: null, tiedAt: null },
  };
  await db
    .update(importRows)
    .set({ ...fresh, ...after, problem: null, plan: null, afterCheck: batch.checkedAt !== null })
    .where(eq(importRows.id, row.id));
  const receipts = [row.tiedCreditId, after.tiedCreditId ?? null];
  await refreshTransferStates(db, await paymentsOfReceipts(db, receipts));
  const codes = [row.contractCode, after.contractCode].flatMap((code) => code ?? []);
  await planRows(db, batch.id, [...new Set(codes)], now);
  await db
    .update(importBatches)
    .set({ version: batch.version + 1, ...(await statusAfterCorrection(call, batch, after)) })
    .where(eq(importBatches.id, batch.id));
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'IMPORT_ROW_CORRECTED',
    summary: `Baris ${row.line} mutasi ${batch.bank} ${batch.fileName}: ${after.reason}`,
    origin: call.origin,
    record: { type: 'import', id: batch.id },
    changes: { ...changesBetween(factsOf(row), factsOf(after)), ...changes },
  });
  return readRow(db, batch, row.id, call);
}

const factsOf = ({ state, contractCode, score }: Corrected) => ({
  state,
  contract_code: contractCode,
  score,
});

function whyFinal(batch: BatchRow, row: RowRecord, { action }: RowCorrection): string | null {
  if (batch.status === 'READING') return 'Berkas ini belum selesai terkirim. Lanjutkan dulu unggahannya.';
  if (batch.status === 'UNDONE') return 'Mutasi ini sudah dibatalkan.';
  if (action === 'untie') return row.tiedCreditId === null ? 'Baris ini tidak dikaitkan ke nota.' : null;
  if (row.state !== 'POSTED') return null;
  return row.tiedCreditId === null
    ? 'Baris ini sudah diposting. Tidak ada yang diubah.'
    : 'Baris ini sudah dikaitkan ke sebuah nota. Lepaskan dulu kaitannya.';
}

function decide(call: CorrectCall, batch: BatchRow, row: RowRecord): Promise<RowDecision> {
  const { body } = call;
  switch (body.action) {
    case 'ignore':
      return Promise.resolve({ after: ignored(call) });
    case 'match':
      return matchRow(call, batch, row);
    case 'choose':
      return chooseContract({ ...call, body }, batch, row);
    case 'tie':
      return tieRow({ ...call, body }, batch, row);
    case 'untie':
      return untieRow(call, batch, row);
  }
}

const ignored = ({ staff }: CorrectCall): Corrected => ({
  state: 'IGNORED',
  contractCode: null,
  score: 0,
  reason: `Diabaikan oleh ${staff.name}`,
});
