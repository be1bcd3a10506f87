import { and, desc, eq, isNull } from 'drizzle-orm';
import { formatDate } from '@/lib/format/tanggal';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { pettyCounts } from '../platform/db/schema';
import type { RunningFund } from './fund';

export type CountRow = typeof pettyCounts.$inferSelect;

/** The closing of a day that stands; undefined: it is open. */
export async function closingOf(db: Db, officeId: number, day: string): Promise<CountRow | undefined> {
  const { kind, reopenedAt } = pettyCounts;
  const [row] = await db
    .select()
    .from(pettyCounts)
    .where(
      and(
        eq(pettyCounts.officeId, officeId),
        eq(pettyCounts.day, day),
        eq(kind, 'CLOSING'),
        isNull(reopenedAt),
      ),
    );
  return row;
}

/** The last closing of an office, also where it was opened again. */
export async function lastClosing(db: Db, officeId: number): Promise<CountRow | undefined> {
  const [row] = await db
    .select()
    .from(pettyCounts)
    .where(and(eq(pettyCounts.officeId, officeId), eq(pettyCounts.kind, 'CLOSING')))
    .orderBy(desc(pettyCounts.id))
    .limit(1);
  return row;
}

/** The day that is open, or was last: an earlier one with vouchers that is not closed, else today. */
export async function fundDay(
  db: Db,
  { fund, office, today }: RunningFund,
): Promise<{ day: string; state: 'OPEN' | 'CLOSED' }> {
  const { lastDay } = fund;
  if (lastDay !== null && lastDay < today && !(await closingOf(db, office.id, lastDay)))
    return { day: lastDay, state: 'OPEN' };
  return { day: today, state: (await closingOf(db, office.id, today)) ? 'CLOSED' : 'OPEN' };
}

/** 409 unless vouchers are taken today: an earlier day is not closed, or today is. */
export async function requireOpenToday(db: Db, held: RunningFund): Promise<void> {
  const { lastDay } = held.fund;
  // The office moved to a zone where it is still the day before.
  if (lastDay !== null && lastDay > held.today)
    throw conflict(
      `Di zona kantor ini masih ${formatDate(held.today)}, sedangkan sudah ada voucher ${formatDate(lastDay)}. Tulis mulai hari itu.`,
    );
  const { day, state } = await fundDay(db, held);
  if (day !== held.today)
    throw conflict(
      `Kas kecil ${formatDate(day)} belum ditutup. Tutup dulu hari itu dengan hitungan kas, baru voucher hari ini ditulis.`,
    );
  if (state === 'CLOSED')
    throw conflict(
      `Kas kecil ${formatDate(day)} sudah ditutup, jadi tidak ada voucher lagi hari ini. Minta orang lain yang berhak membukanya kembali, atau tulis besok.`,
    );
}
