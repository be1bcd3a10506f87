import { eq } from 'drizzle-orm';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { correctImportRow, ImportRow } from '@/lib/contract/imports';
import { findContract } from '../contracts/readContract';
import { importBatches, importRows } from '../db/schema';
import { changesBetween } from '../history/changes';
import { writeHistory } from '../history/writeHistory';
import { ApiError, conflict, invalid } from '../http/ApiError';
import type { StaffCall } from '../http/route';
import { readAccounts } from './accounts';
import { lockBatch, type BatchRow } from './batch';
import { duplicateWords, earlierRows, keyOf, type EarlierRow } from './duplicates';
import { matchLines } from './matching/matchLines';
import { readRow, rowOf, type RowRecord } from './rows';
import { textOf } from './takeLines';

type CorrectCall = StaffCall<{ id: number; row: number }, unknown, BodyOf<typeof correctImportRow>>;
type Correction = Pick<RowRecord, 'state' | 'contractCode' | 'score' | 'reason' | 'chosenAt'>;

/**
 * A person decides about a row. 409: it was posted meanwhile, it stands in another statement, or the statement is not
 * open; its data is the row. 422: the chosen contract cannot take the money.
 */
export async function correctRow(call: CorrectCall): Promise<ImportRow> {
  const { db, staff, now, params } = call;
  const batch = await lockBatch(db, staff, params.id);
  const row = await rowOf(db, batch.id, params.row);
  const closed = whyFinal(batch, row);
  if (closed !== null) throw conflict(closed, await readRow(db, staff, row.id));
  const after = await corrected(call, batch, row);
  await db
    .update(importRows)
    .set({ ...after, problem: null })
    .where(eq(importRows.id, row.id));
  // A statement that was through has something to post again.
  const reopened = after.state === 'MATCHED' && batch.status === 'POSTED';
  await db
    .update(importBatches)
    .set({ version: batch.version + 1, ...(reopened && { status: 'POSTING' as const }) })
    .where(eq(importBatches.id, batch.id));
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'IMPORT_ROW_CORRECTED',
    summary: `Baris ${row.line} mutasi ${batch.bank} ${batch.fileName}: ${after.reason}`,
    origin: call.origin,
    record: { type: 'import', id: batch.id },
    changes: changesBetween(factsOf(row), factsOf(after)),
  });
  return readRow(db, staff, row.id);
}

const factsOf = ({ state, contractCode, score }: Correction) => ({
  state,
  contract_code: contractCode,
  score,
});

function whyFinal(batch: BatchRow, row: RowRecord): string | null {
  if (batch.status === 'READING') return 'Berkas ini belum selesai terkirim. Lanjutkan dulu unggahannya.';
  if (batch.status === 'UNDONE') return 'Mutasi ini sudah dibatalkan.';
  return row.state === 'POSTED' ? 'Baris ini sudah diposting. Tidak ada yang diubah.' : null;
}

async function corrected(call: CorrectCall, batch: BatchRow, row: RowRecord): Promise<Correction> {
  const { db, staff, now, body } = call;
  if (body.action === 'ignore') {
    const reason = `Diabaikan oleh ${staff.name}`;
    return { state: 'IGNORED', contractCode: null, score: 0, reason, chosenAt: null };
  }
  const twin = (await earlierRows(db, batch.id, [row])).get(keyOf(row));
  if (body.action === 'choose') return chosen(call, row, body.contract_code, twin);
  const [verdict] = await matchLines(db, staff, batch.id, [{ ...row, text: textOf(row) }], now);
  if (!verdict) throw new ApiError(500, 'Baris ini tidak dapat dicocokkan.');
  if (twin) return { ...verdict, state: 'DUPLICATE', reason: duplicateWords(twin), chosenAt: null };
  return { ...verdict, chosenAt: null };
}

/** The same row never posts twice, whoever chooses it; money on a contract that takes none is told at once. */
async function chosen(
  { db, staff, now }: CorrectCall,
  row: RowRecord,
  code: string,
  twin: EarlierRow | undefined,
): Promise<Correction> {
  if (twin) {
    throw conflict(
      `${duplicateWords(twin)}. Bila ini memang transfer yang lain, terimalah lewat Bayar Cicilan.`,
      await readRow(db, staff, row.id),
    );
  }
  const { contract } = await findContract(db, staff, code);
  const account = (await readAccounts(db, [contract.code], now)).get(contract.code);
  const reckoned = account?.reckon(row);
  if (reckoned && 'problem' in reckoned) throw invalid({ contract_code: reckoned.problem }, reckoned.problem);
  const reason = `Dipilih oleh ${staff.name}`;
  return { state: 'MATCHED', contractCode: contract.code, score: 100, reason, chosenAt: now };
}
