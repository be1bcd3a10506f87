import { and, eq, sql } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import type { SignedIn } from '../platform/auth/session';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { cashMovements } from '../platform/db/schema';
import { keepDrawerOpen, lockDrawer } from './drawer';
import { lastClosing } from './lastClosing';

/** Banknotes that go into or out of a drawer now. */
export interface DrawerUse {
  /** Whose drawer it is. */
  holder: Pick<SignedIn, 'id' | 'name' | 'office'>;
  /** Who reads a refusal: the holder, or who approves what the holder asked for. */
  reader: Pick<SignedIn, 'id'>;
  now: Date;
}

/**
 * Before banknotes go into a cashier's drawer: its day must not be closed, by the zone of the drawer's own office, whatever
 * office the contract belongs to. It stays open until the transaction ends. Called with the contract locked, and only
 * where there is cash: transfers are in no drawer. 409 in words.
 */
export async function requireOpenDay(tx: Db, use: DrawerUse): Promise<void> {
  await keepDrawerOpen(tx, use.holder.id);
  await refuseClosed(tx, use);
}

/**
 * The same before banknotes leave it: there must be as many in it that day. The drawer is held alone until the transaction
 * ends, so that two who pay out at once never take more than is in it. 409 in words.
 */
export async function requireCash(tx: Db, use: DrawerUse, cash: number): Promise<void> {
  await lockDrawer(tx, use.holder.id);
  await refuseClosed(tx, use);
  const day = dayOf(use);
  const [row] = await tx
    .select({ held: sql<number>`coalesce(sum(${cashMovements.cash}), 0)::bigint`.mapWith(Number) })
    .from(cashMovements)
    .where(and(eq(cashMovements.staffId, use.holder.id), eq(cashMovements.day, day)));
  const held = row?.held ?? 0;
  if (cash <= held) return;
  throw conflict(
    `Kas ${nameOf(use)} ${formatDate(day)} berisi ${formatRupiah(held)}, jadi ${formatRupiah(cash)} tidak dapat dikeluarkan tunai. Belum ada yang disimpan. Minta kas di Kas Kasir, keluarkan lewat transfer, atau tunggu sampai kasnya cukup.`,
  );
}

async function refuseClosed(tx: Db, use: DrawerUse): Promise<void> {
  const closed = await closedText(tx, use);
  if (closed !== null)
    throw conflict(
      `${closed} Belum ada yang disimpan. Minta penyetuju kantor membukanya kembali, atau pakai transfer.`,
    );
}

/** Why banknotes neither come into a drawer nor leave it today, in words; null: its day is open. */
export async function closedText(db: Db, use: DrawerUse): Promise<string | null> {
  const day = dayOf(use);
  const closing = await lastClosing(db, use.holder.id, day);
  return !closing || closing.reopenedAt
    ? null
    : `Kas ${nameOf(use)} ${formatDate(day)} sudah ditutup, jadi tidak ada uang tunai yang keluar atau masuk lagi hari itu.`;
}

/** The day of the drawer, by the zone of its office. */
export const dayOf = ({ holder, now }: Pick<DrawerUse, 'holder' | 'now'>) => todayIn(holder.office.zone, now);
const nameOf = ({ holder, reader }: DrawerUse) => (holder.id === reader.id ? 'Anda' : holder.name);
