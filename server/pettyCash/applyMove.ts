import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PettyMove } from '@/lib/contract/pettyTerms';
import { formatRupiah } from '@/lib/format/rupiah';
import { conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { pettyFunds, pettyRequestVouchers, pettyVouchers } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import { readFund, requireRunning, type OfficeFund, type RunningFund } from './fund';
import { holdersOf } from './people';
import { requireRefunds } from './planVoucher';
import { movesAtOnce, movingOn, waitingOn, type PettyRequestRow } from './requestRow';
import { requireBalance, writeVoucher } from './writeVoucher';

/**
 * What approving a move does: a top-up's vouchers are on their way, what was brought to a bank or the head office leaves the
 * fund; all else waits for its money. 409: what it says does not hold any more.
 */
export async function applyMove(call: Call, row: PettyRequestRow, held: OfficeFund): Promise<void> {
  await CHECKS[row.kind as keyof typeof CHECKS](call.db, row, held);
  if (call.staff.id === row.requestedBy) return;
  if (row.kind === 'TOP_UP') await nameVouchers(call.db, row);
  if (movesAtOnce(row)) {
    await moveMoney(call.db, row, held, call.now, {
      ...{ writtenBy: row.requestedBy, approvedBy: call.staff.id, reference: row.payload.reference ?? '' },
    });
  }
}

const CHECKS = {
  async FUNDING(db: Db, row: PettyRequestRow, { fund, office }: OfficeFund) {
    if (fund) throw conflict(`Kantor ${office.name} sudah punya kas kecil.`);
    if (!office.active) throw conflict(`Kantor ${office.name} sedang nonaktif.`);
    await requireHolder(db, office.id, row.receiverId);
  },
  async TOP_UP(db: Db, row: PettyRequestRow) {
    const { spent, state } = pettyVouchers;
    const [named] = await db
      .select({
        sum: sql`coalesce(sum(${spent}), 0)::bigint`.mapWith(Number),
        taken: sql`count(*) filter (where ${state} <> 'NOT_REPLENISHED')::int`.mapWith(Number),
      })
      .from(pettyVouchers)
      .where(inArray(pettyVouchers.id, namedBy(db, row)));
    if (named?.taken === 0 && named.sum === row.amount) {
      const ids = await namedBy(db, row);
      return requireRefunds(
        db,
        ids.map(({ id }) => id),
      );
    }
    throw conflict(
      'Voucher yang disebut berubah: ada yang sudah dibatalkan atau masuk pengisian lain. Tolak permintaan ini; pengisiannya diminta lagi.',
    );
  },
  RAISE: () => Promise.resolve(),
  LOWER(_: Db, row: PettyRequestRow, held: OfficeFund) {
    const running = requireRunning(held);
    if (row.amount >= running.fund.ceiling)
      throw invalid({
        amount: `Plafonnya ${formatRupiah(running.fund.ceiling)}. Untuk mengakhirinya, minta penutupan dana.`,
      });
    requireBalance(running, -row.amount);
    return Promise.resolve();
  },
  async END(db: Db, row: PettyRequestRow, held: OfficeFund) {
    const { fund, office } = requireRunning(held);
    const others = (await waitingOn(db, office.id)).filter(({ id }) => id !== row.id);
    const moving = (await movingOn(db, office.id)).filter(({ id }) => id !== row.id);
    if (others.length + moving.length > 0)
      throw conflict(
        'Masih ada permintaan kas kecil yang menunggu atau uang yang belum sampai. Selesaikan dulu, baru dananya ditutup.',
      );
    const { officeId, state } = pettyVouchers;
    const open = await db.$count(pettyVouchers, and(eq(officeId, office.id), eq(state, 'OPEN')));
    if (open > 0)
      throw conflict(`Masih ada ${open} kasbon yang belum dipertanggungjawabkan. Selesaikan dulu.`);
    if (fund.balance !== row.amount)
      throw conflict(
        `Saldo kas kecil sekarang ${formatRupiah(fund.balance)}, bukan ${formatRupiah(row.amount)}. Minta penutupan sekali lagi.`,
      );
  },
};

const namedBy = (db: Db, { id }: Pick<PettyRequestRow, 'id'>) =>
  db
    .select({ id: pettyRequestVouchers.voucherId })
    .from(pettyRequestVouchers)
    .where(eq(pettyRequestVouchers.requestId, id));

/** A settlement goes with its advance: together they are what was spent. */
async function nameVouchers(db: Db, row: PettyRequestRow): Promise<void> {
  const { id, ofId, kind } = pettyVouchers;
  const advances = db
    .select({ id: ofId })
    .from(pettyVouchers)
    .where(and(inArray(id, namedBy(db, row)), eq(kind, 'SETTLEMENT')));
  await db
    .update(pettyVouchers)
    .set({ topUpId: row.id })
    .where(sql`${id} in ${namedBy(db, row)} or ${id} in ${advances}`);
}

/** What an approved top-up named is free again. */
export async function freeVouchers(db: Db, { id }: Pick<PettyRequestRow, 'id'>): Promise<void> {
  await db.update(pettyVouchers).set({ topUpId: null }).where(eq(pettyVouchers.topUpId, id));
}

/** 409 unless the person could hold the fund now. */
async function requireHolder(db: Db, officeId: number, holderId: number | null): Promise<void> {
  if ((await holdersOf(db, officeId)).some(({ id }) => id === holderId)) return;
  throw conflict(
    'Pemegang kas yang disebut tidak lagi bekerja di kantor ini atau tidak berhak. Minta sekali lagi.',
  );
}

interface Moved {
  /** Who moves it, and who approved that. */
  writtenBy: number;
  approvedBy: number;
  reference: string;
}

/** The money of an approved move goes in or out, and the ceiling with it. */
export async function moveMoney(
  db: Db,
  row: PettyRequestRow,
  held: OfficeFund,
  now: Date,
  { writtenBy, approvedBy, reference }: Moved,
): Promise<{ id: number; number: string; cash: number }> {
  if (row.kind !== 'TOP_UP' && row.kind !== 'RAISE') await CHECKS[row.kind as 'END'](db, row, held);
  const running = row.kind === 'FUNDING' ? await openFund(db, row, now) : requireRunning(held);
  const leaves = row.kind === 'LOWER' || row.kind === 'END';
  if (row.kind === 'END') await nameAll(db, row);
  const cash = leaves ? -row.amount : row.amount;
  const written = await writeVoucher(db, running, now, {
    ...{ kind: row.kind as PettyMove, cash, requestId: row.id, place: row.place },
    ...{ bank: row.payload.bank ?? '', reference, description: row.reason },
    ...{ writtenBy, approvedBy },
  });
  return { ...written, cash };
}

/** A fund begins, or begins anew: nothing of it is there yet. */
async function openFund(db: Db, { office, receiverId }: PettyRequestRow, now: Date): Promise<RunningFund> {
  const holder = { holderId: receiverId ?? 0, active: true };
  await db
    .insert(pettyFunds)
    .values({ officeId: office.id, ...holder })
    .onConflictDoUpdate({ target: pettyFunds.officeId, set: holder });
  // Read once it is held by its foreign key: whose employment ended meanwhile holds nothing.
  await requireHolder(db, office.id, receiverId);
  return requireRunning(await readFund(db, office.id, now));
}

/** The end of a fund names every voucher that is left: nothing of it is made up for any more. */
async function nameAll(db: Db, row: PettyRequestRow): Promise<void> {
  await db
    .update(pettyVouchers)
    .set({ topUpId: row.id })
    .where(and(eq(pettyVouchers.officeId, row.officeId), isNull(pettyVouchers.topUpId)));
}
