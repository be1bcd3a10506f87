import { and, eq, isNotNull } from 'drizzle-orm';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { BankFigures, ImportBatch } from '@/lib/contract/imports';
import { formatRupiah } from '@/lib/format/rupiah';
import { lockContracts } from '../contracts/readContracts';
import { creditPush } from '../credits/creditPush';
import { lockBatch } from '../imports/batch';
import { checkObstacle } from '../imports/checkObstacle';
import { handsOf } from '../imports/handsOf';
import { namesAccount } from '../transfers/namesAccount';
import { paymentsOfRows } from '../imports/paymentsOfRows';
import { toBatch } from '../imports/toBatch';
import { conflict, forbidden, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { importBatches, importRows, officeAccounts } from '../platform/db/schema';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';
import { refreshTransferStates } from '../transfers/refreshTransferStates';

type CheckCall = StaffCall<{ id: string }, unknown, BankFigures & { version: number }>;

/**
 * A second person says that file and total are the bank's: from now on the statement confirms transfers. 403: nothing was
 * posted, or the caller had a hand in it. 409: somebody was first, or it is not what was seen. 422: the bank says otherwise.
 */
export async function checkBatch(call: CheckCall): Promise<ImportBatch> {
  const { db, staff, now, params, body, origin } = call;
  const batch = await lockBatch(db, staff, params.id);
  const current = await toBatch(db, staff, batch.id, now);
  if (batch.checkedAt && current.after_check === 0) {
    if (batch.checkedBy === staff.id) return current;
    const at = formatInstantIn(batch.checkedAt, staff.office.zone);
    throw conflict(
      `Mutasi ini sudah dicocokkan oleh ${current.checked_by?.name ?? 'orang lain'} pada ${at}.`,
      {
        current,
      },
    );
  }
  const hands = (await handsOf(db, [batch.id])).get(batch.id) ?? [];
  const obstacle = checkObstacle({ ...batch, hands }, staff);
  if (obstacle !== null) throw forbidden(obstacle);
  if (batch.version !== body.version) {
    throw conflict('Mutasi ini berubah sejak Anda membukanya. Periksa lagi, lalu cocokkan.', { current });
  }
  const { rows, amount } = current.states.reduce(
    (sum, one) => ({ rows: sum.rows + one.rows, amount: sum.amount + one.amount }),
    { rows: 0, amount: 0 },
  );
  refuseOther(body, { rows, amount, accounts: await numbersOf(db, batch.officeId) });
  const touched = await db
    .selectDistinct({ code: importRows.contractCode })
    .from(importRows)
    .where(eq(importRows.batchId, batch.id));
  await lockContracts(
    db,
    touched.flatMap(({ code }) => code ?? []),
  );
  await db
    .update(importBatches)
    .set({ checkedBy: staff.id, checkedAt: now, checkedAccount: body.account, version: batch.version + 1 })
    .where(eq(importBatches.id, batch.id));
  await db.update(importRows).set({ afterCheck: false }).where(eq(importRows.batchId, batch.id));
  const payments = await paymentsOfRows(db, batch.id);
  await refreshTransferStates(db, payments);
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'IMPORT_CHECKED',
    summary: `Mencocokkan mutasi ${batch.bank} ${batch.fileName} dengan bank: ${batch.rowCount} baris, ${formatRupiah(amount)}, rekening ${body.account}`,
    origin,
    record: { type: 'import', id: batch.id },
    changes: {
      checked: [null, `${batch.rowCount} baris, ${formatRupiah(amount)}`],
      account: [null, body.account],
    },
  });
  // One push: lists of receipts are fetched again as a whole.
  if (payments.length > 0) await addToOutbox(db, now, creditPush(payments[0] ?? 0));
  return toBatch(db, staff, batch.id, now);
}

/** Numbers of the accounts on which an office takes or took transfers (docs/decisions/0145). */
async function numbersOf(db: Db, officeId: number): Promise<string[]> {
  const rows = await db
    .select({ number: officeAccounts.number })
    .from(officeAccounts)
    .where(and(eq(officeAccounts.officeId, officeId), isNotNull(officeAccounts.firstFrom)));
  return rows.map(({ number }) => number);
}

/** 422 where the checker read other figures at the bank than the statement holds, or opened an account of nobody here. */
function refuseOther(
  bank: BankFigures,
  own: { rows: number; amount: number; accounts: readonly string[] },
): void {
  const errors: FieldErrors = {};
  const isOurs = own.accounts.length === 0 || own.accounts.some((one) => namesAccount(bank.account, one));
  if (!isOurs)
    throw invalid({ account: 'Bukan rekening penerima kantor ini. Tulis nomor rekening yang Anda buka.' });
  if (bank.rows !== own.rows) errors.rows = OTHER;
  if (bank.amount !== own.amount) errors.amount = OTHER;
  if (Object.keys(errors).length > 0)
    throw invalid(
      errors,
      'Angka dari bank tidak sama dengan mutasi ini. Baca lagi; bila tetap berbeda, batalkan postingnya.',
    );
}

const OTHER = 'Tidak sama dengan mutasi ini.';
