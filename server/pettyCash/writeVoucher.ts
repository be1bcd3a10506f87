import { formatRupiah } from '@/lib/format/rupiah';
import { monthOf, takeNumbers } from '../offices/takeNumbers';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { pettyVouchers } from '../platform/db/schema';
import type { RunningFund } from './fund';
import { requireOpenToday } from './fundDay';

/** What a voucher says; its number, its day and what it comes to are found when it is written. */
export type NewVoucher = Omit<
  typeof pettyVouchers.$inferInsert,
  'officeId' | 'number' | 'day' | 'at' | 'balance' | 'nth' | 'debits' | 'settledBy' | 'voidedBy' | 'topUpId'
>;

/** 409 where the fund holds less than leaves it. */
export function requireBalance({ fund }: RunningFund, cash: number): void {
  if (fund.balance + cash >= 0) return;
  throw conflict(
    `Kas kecil berisi ${formatRupiah(fund.balance)}, jadi ${formatRupiah(-cash)} tidak dapat dikeluarkan. Belum ada yang disimpan.`,
  );
}

/** Writes a voucher of today of a fund that is held. 409: its day is closed, an earlier one is not, or there is less. */
export async function writeVoucher(
  tx: Db,
  held: RunningFund,
  now: Date,
  voucher: NewVoucher,
): Promise<{ id: number; number: string }> {
  await requireOpenToday(tx, held);
  requireBalance(held, voucher.cash);
  const { office, today } = held;
  const [nth = 0] = await takeNumbers(tx, office.id, `PC${monthOf(today)}`, 1);
  const number = `PC/${office.code}/${today.slice(0, 4)}/${today.slice(5, 7)}/${String(nth).padStart(4, '0')}`;
  const [written] = await tx
    .insert(pettyVouchers)
    .values({ ...voucher, officeId: office.id, number, day: today, at: now })
    .returning({ id: pettyVouchers.id, number: pettyVouchers.number });
  if (!written) throw new Error('no voucher was written');
  return written;
}
