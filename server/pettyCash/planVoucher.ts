import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { ADVANCE_DAYS, type WrittenVoucherKind } from '@/lib/contract/pettyTerms';
import { payeeKey } from '@/lib/format/people/payeeKey';
import { formatRupiah } from '@/lib/format/rupiah';
import { workingDayAhead } from '../calendar/workingDayAhead';
import { conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { pettyVouchers } from '../platform/db/schema';
import { offeredCategories } from './categories';
import type { RunningFund } from './fund';
import { requireBalance, type NewVoucher } from './writeVoucher';

/** What somebody writes by hand, once its fields are right. Rupiah. */
export interface Written {
  kind: WrittenVoucherKind;
  categoryId: number | null;
  ofId: number | null;
  amount: number;
  payee: string;
  payeeStaffId: number | null;
  description: string;
  noProof: string;
}

export type Planned = Omit<NewVoucher, 'writtenBy' | 'approvedBy' | 'requestId'>;

/** What a voucher of today would be. 409: what it names was settled, voided or replenished, or the fund holds less. */
export async function planVoucher(db: Db, held: RunningFund, written: Written): Promise<Planned> {
  const { kind, amount, ofId } = written;
  const { categoryId, ...of } =
    ofId === null ? { categoryId: null, ...nobody } : await named(db, held, written);
  const { payee, payeeStaffId } = kind === 'SETTLEMENT' ? of : written;
  const cash = cashOf(kind, amount, of.advanced);
  requireBalance(held, cash);
  return {
    ...{ kind, ofId, payee, payeeStaffId, payeeKey: payeeKey(payee) },
    categoryId: kind === 'REFUND' ? categoryId : written.categoryId,
    ...{ description: written.description, noProof: written.noProof },
    ...{ cash, toReplenish: -cash, spent: spentOf(kind, amount) },
    due: kind === 'ADVANCE' ? await workingDayAhead(db, held.today, ADVANCE_DAYS) : null,
  };
}

const nobody = { payee: '', payeeStaffId: null, advanced: 0 };

/** What moves: of a settlement only what differs from its advance. */
function cashOf(kind: WrittenVoucherKind, amount: number, advanced: number): number {
  if (kind === 'REFUND') return amount;
  return kind === 'SETTLEMENT' ? advanced - amount : -amount;
}

function spentOf(kind: WrittenVoucherKind, amount: number): number {
  if (kind === 'ADVANCE') return 0;
  return kind === 'REFUND' ? -amount : amount;
}

/** The advance that is settled, or the expense that comes back. */
async function named(db: Db, { office }: RunningFund, { kind, ofId, amount }: Written) {
  const [of] = await db
    .select()
    .from(pettyVouchers)
    .where(eq(pettyVouchers.id, ofId ?? 0));
  const isSettled = kind === 'SETTLEMENT';
  if (of?.officeId !== office.id || of.kind !== (isSettled ? 'ADVANCE' : 'EXPENSE'))
    throw invalid({ of_id: isSettled ? 'Pilih kasbon kantor ini.' : 'Pilih pengeluaran kantor ini.' });
  const [is, was] = [of.state, isSettled ? 'OPEN' : 'NOT_REPLENISHED'];
  if (is !== was) throw conflict(`Voucher ${of.number} ${STATES[is] ?? 'berubah'}. Belum ada yang disimpan.`);
  if (!isSettled) {
    const left = -of.cash - (await refunded(db, of.id));
    if (amount > left) throw invalid({ amount: `Yang dapat kembali paling banyak ${formatRupiah(left)}.` });
  }
  return { categoryId: of.categoryId, payee: of.payee, payeeStaffId: of.payeeStaffId, advanced: -of.cash };
}

const STATES: Readonly<Record<string, string>> = {
  SETTLED: 'sudah dipertanggungjawabkan',
  VOIDED: 'sudah dibatalkan',
  REPLENISHED: 'sudah masuk pengisian',
};

/** 409 where an expense among these vouchers is without what came back of it: a top-up of it would pay that once more. */
export async function requireRefunds(db: Db, ids: readonly number[]): Promise<void> {
  const { id, ofId, kind, state, number } = pettyVouchers;
  const [left] = await db
    .select({ number })
    .from(pettyVouchers)
    .where(
      and(
        eq(kind, 'REFUND'),
        eq(state, 'NOT_REPLENISHED'),
        inArray(ofId, [...ids]),
        notInArray(id, [...ids]),
      ),
    )
    .orderBy(asc(id))
    .limit(1);
  if (left)
    throw conflict(
      `Sebagian uang voucher yang disebut sudah kembali. Pilih juga ${left.number}, lalu minta pengisiannya lagi.`,
    );
}

/** What came back of an expense, rupiah. */
export async function refunded(db: Db, expenseId: number): Promise<number> {
  const { ofId, kind, voidedBy, cash } = pettyVouchers;
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${cash}), 0)::bigint`.mapWith(Number) })
    .from(pettyVouchers)
    .where(and(eq(ofId, expenseId), eq(kind, 'REFUND'), isNull(voidedBy)));
  return row?.sum ?? 0;
}

/**
 * The limit that a voucher comes above, with what its payee got on this day in this office, rupiah; null: it stays within
 * it. Of its category that is the category's; of all categories together the highest of theirs, or one payment could be
 * made of many. An advance has no category: the lowest limit on offer counts. What came back is not taken off.
 */
export async function limitAbove(db: Db, held: RunningFund, planned: Planned): Promise<number | null> {
  const { kind, categoryId = null, cash, spent = 0 } = planned;
  const amount = kind === 'ADVANCE' ? -cash : spent;
  if (kind === 'REFUND' || amount === 0) return null;
  const limits = new Map((await offeredCategories(db, held.today)).map(({ id, limit }) => [id, limit]));
  // Not on offer any more, or nothing is: nothing says how much one person may give.
  const limitOf = (id: number | null) => limits.get(id ?? 0) ?? 0;
  const got = await gotToday(db, held, planned);
  if (kind === 'ADVANCE') {
    const lowest = limits.size === 0 ? 0 : Math.min(...limits.values());
    return amount + sumOf(got) > lowest ? lowest : null;
  }
  const own = got.filter((one) => one.categoryId === categoryId);
  if (amount + sumOf(own) > limitOf(categoryId)) return limitOf(categoryId);
  const highest = Math.max(limitOf(categoryId), ...got.map((one) => limitOf(one.categoryId)));
  return amount + sumOf(got) > highest ? highest : null;
}

interface Got {
  categoryId: number | null;
  sum: number;
}

const sumOf = (got: readonly Got[]) => got.reduce((total, { sum }) => total + sum, 0);

/** What a payee got today, by category; of an advance what was advanced. Rupiah. */
async function gotToday(
  db: Db,
  { office, today }: RunningFund,
  { kind, payeeKey: key = '', payeeStaffId = null }: Planned,
): Promise<Got[]> {
  const v = pettyVouchers;
  const isPayee = or(
    payeeStaffId === null ? undefined : eq(v.payeeStaffId, payeeStaffId),
    eq(v.payeeKey, key),
  );
  const isOf = inArray(v.kind, kind === 'ADVANCE' ? ['ADVANCE'] : ['EXPENSE', 'SETTLEMENT']);
  const got = kind === 'ADVANCE' ? sql`-${v.cash}` : v.spent;
  return db
    .select({
      categoryId: v.categoryId,
      sum: sql`coalesce(sum(${got}), 0)::bigint`.mapWith(Number),
    })
    .from(v)
    .where(and(eq(v.officeId, office.id), eq(v.day, today), isOf, isPayee, isNull(v.voidedBy)))
    .groupBy(v.categoryId);
}
