import { formatDate } from '@/lib/format/tanggal';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { keepDrawerOpen } from './drawer';
import { lastClosing } from './lastClosing';

/**
 * Before banknotes go into or out of a cashier's drawer on an office's day (`YYYY-MM-DD`): that day must not be closed.
 * It stays open until the transaction ends. Called with the contract locked, and only where there is cash: transfers are
 * in no drawer. 409 in words.
 */
export async function requireOpenDay(tx: Db, staff: { id: number }, day: string): Promise<void> {
  await keepDrawerOpen(tx, staff.id);
  const closing = await lastClosing(tx, staff.id, day);
  if (!closing || closing.reopenedAt) return;
  throw conflict(
    `Kas Anda ${formatDate(day)} sudah ditutup, jadi tidak ada uang tunai yang keluar atau masuk lagi hari itu. Belum ada yang disimpan. Minta penyetuju kantor membukanya kembali, atau terima lewat transfer.`,
  );
}
