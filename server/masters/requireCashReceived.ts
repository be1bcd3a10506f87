import type { OfficeMaster } from '@/lib/contract/masters';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { booksIn } from '../bpkbRecords/booksIn';
import { cashLeftIn } from '../cash/cashToHandOver';
import { safeOf } from '../cash/safe';
import { readFund } from '../pettyCash/fund';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';

/**
 * 409 while cash that was counted in the office was received by nobody, is in its petty cash, or lies in its safe, or while it
 * answers for books: it stays switched on until then.
 */
export async function requireCashReceived(db: Db, office: OfficeMaster, now: Date): Promise<void> {
  const { count, total } = await cashLeftIn(db, office.id);
  if (count > 0)
    throw conflict(
      `Kantor ${office.name} masih punya kas belum disetor ${formatRupiah(total)} dari ${count} hari kas. Kasirnya menyerahkan uang itu di Kas Kasir dan orang lain mengonfirmasi; sesudah itu kantor dapat dinonaktifkan.`,
    );
  const { fund } = await readFund(db, office.id, now);
  if (fund)
    throw conflict(
      `Kantor ${office.name} masih punya kas kecil dengan plafon ${formatRupiah(fund.ceiling)}. Minta penutupan dananya di Daily Petty Cash; sesudah uangnya diserahkan, kantor dapat dinonaktifkan.`,
    );
  const { balance } = await safeOf(db, office.id);
  if (balance > 0)
    throw conflict(
      `Brankas kantor ${office.name} masih berisi ${formatRupiah(balance)}. Orang kantor itu menyetorkannya ke bank di Kas Kasir dan penyetuju lain mengonfirmasi; sesudah itu kantor dapat dinonaktifkan.`,
    );
  const books = await booksIn(db, office.id);
  if (books > 0)
    throw conflict(
      `Kantor ${office.name} masih memegang ${formatNumber(books)} BPKB, yang disimpan, dipinjam, atau dalam perjalanan. Kirim ke kantor lain atau serahkan di Inventori BPKB; sesudah itu kantor dapat dinonaktifkan.`,
    );
}
