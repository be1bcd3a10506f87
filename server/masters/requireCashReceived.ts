import type { OfficeMaster } from '@/lib/contract/masters';
import { formatRupiah } from '@/lib/format/rupiah';
import { cashLeftIn } from '../cash/cashToHandOver';
import { safeOf } from '../cash/safe';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';

/** 409 while cash that was counted in the office was received by nobody, or lies in its safe: it stays switched on until then. */
export async function requireCashReceived(db: Db, office: OfficeMaster): Promise<void> {
  const { count, total } = await cashLeftIn(db, office.id);
  if (count > 0)
    throw conflict(
      `Kantor ${office.name} masih punya kas belum disetor ${formatRupiah(total)} dari ${count} hari kas. Kasirnya menyerahkan uang itu di Kas Kasir dan orang lain mengonfirmasi; sesudah itu kantor dapat dinonaktifkan.`,
    );
  const { balance } = await safeOf(db, office.id);
  if (balance > 0)
    throw conflict(
      `Brankas kantor ${office.name} masih berisi ${formatRupiah(balance)}. Orang kantor itu menyetorkannya ke bank di Kas Kasir dan penyetuju lain mengonfirmasi; sesudah itu kantor dapat dinonaktifkan.`,
    );
}
