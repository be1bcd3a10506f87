import type { OfficeMaster } from '@/lib/contract/masters';
import { formatRupiah } from '@/lib/format/rupiah';
import { cashLeftIn } from '../cash/cashToHandOver';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';

/** 409 while cash that was counted in the office has not been received by anybody: it stays switched on until then. */
export async function requireCashReceived(db: Db, office: OfficeMaster): Promise<void> {
  const { count, total } = await cashLeftIn(db, office.id);
  if (count === 0) return;
  throw conflict(
    `Kantor ${office.name} masih punya kas belum disetor ${formatRupiah(total)} dari ${count} hari kas. Kasirnya menyerahkan uang itu di Kas Kasir dan orang lain mengonfirmasi; sesudah itu kantor dapat dinonaktifkan.`,
  );
}
