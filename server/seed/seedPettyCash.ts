import { and, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import { addDays, isWorkingDay } from '@/lib/arithmetic/calendar';
import type { PettyRequestKind } from '@/lib/contract/pettyTerms';
import { payeeKey } from '@/lib/format/people/payeeKey';
import { todayIn } from '../calendar/today';
import { monthOf, takeNumbers } from '../offices/takeNumbers';
import type { Db } from '../platform/db/connect';
import {
  pettyCategories,
  pettyCounts,
  pettyFunds,
  pettyRequests,
  pettyRequestVouchers,
  pettyVouchers,
} from '../platform/db/schema';
import { OFFICES, STAFF, staffId, type DemoOffice } from './company';
import { piecesOf } from './piecesOf';
import { Random } from './random';

const SEED = 20_261_128;
/** Working days that vouchers were written on. */
const DAYS = 24;
/** Every so many the fund is filled up again. */
const TOP_UP_EVERY = 8;
/** Before which of the last days somebody got an advance that is still open: long enough to be late. */
const OPEN_ADVANCE = 7;
const CEILING = 5_000_000;
const NO_PROOF = 'Bukti kertas disimpan di map kas kecil';

const SPENT = [
  ['BBM', 'Bensin motor survei', 'SPBU', 40],
  ['BBM', 'Solar mobil operasional', 'SPBU', 150],
  ['ATK', 'Kertas A4 dua rim', 'Toko Sinar Jaya', 110],
  ['ATK', 'Tinta printer hitam', 'Toko Sinar Jaya', 135],
  ['KONSUMSI', 'Air galon dan gula', 'Warung Bu Tini', 65],
  ['KONSUMSI', 'Makan siang rapat', 'Rumah Makan Sederhana', 220],
  ['PARKIR-TOL', 'Parkir dan tol ke pengadilan', 'Petugas parkir', 55],
  ['POS-METERAI', 'Meterai sepuluh lembar', 'Kantor Pos', 100],
  ['LAIN', 'Lampu ruang tunggu', 'Toko Listrik Abadi', 85],
] as const;

/** An office while its month is written: day after day, as people do. */
interface Keeping {
  db: Db;
  office: DemoOffice;
  /** Who holds it, who decides, and who opened it. */
  holder: number;
  head: number;
  categories: ReadonlyMap<string, number>;
  day: string;
  /** Of the day: what is written comes one after the other. */
  minute: number;
}

/**
 * A month of petty cash in every office: a fund, vouchers, top-ups, an advance that is settled and one that is late. In
 * Jayapura the last day is not closed.
 */
export async function seedPettyCash(db: Db, now: Date): Promise<void> {
  const random = new Random(SEED);
  const found = await db.select({ id: pettyCategories.id, code: pettyCategories.code }).from(pettyCategories);
  const categories = new Map(found.map(({ code, id }) => [code, id]));
  for (const office of OFFICES) {
    const suffix = office.code.toLowerCase();
    const [holder, head] = [staffId(`kasir.${suffix}`), staffId(`kacab.${suffix}`)];
    const days = workingDays(todayIn(office.zone, now), DAYS);
    const keeping: Keeping = { db, office, holder, head, categories, day: days[0] ?? '', minute: 0 };
    await open(keeping);
    for (const [nth, day] of days.entries()) {
      Object.assign(keeping, { day, minute: 60 });
      await spend(keeping, random, random.between(1, 3));
      const left = days.length - nth;
      if (left === 12) await advance(keeping, `surveyor.${suffix}`, 300_000, dayAfter(days, nth, 3));
      if (left === 11) await settle(keeping, 275_000);
      if (left === OPEN_ADVANCE) await advance(keeping, `kontrak.${suffix}`, 250_000, dayAfter(days, nth, 3));
      if (nth % TOP_UP_EVERY === TOP_UP_EVERY - 1) await topUp(keeping);
      if (left > 1 || office.code !== 'JYP') await close(keeping);
    }
  }
}

/** The last working days before today, the oldest first. */
function workingDays(today: string, count: number): string[] {
  const days: string[] = [];
  for (let day = addDays(today, -1); days.length < count; day = addDays(day, -1))
    if (isWorkingDay(day, new Set())) days.unshift(day);
  return days;
}

const dayAfter = (days: readonly string[], nth: number, count: number) =>
  days[nth + count] ?? days.at(-1) ?? '';

const momentOf = ({ day, minute, office }: Keeping) =>
  sql<Date>`(${day}::date + time '08:00' + make_interval(mins => ${minute})) at time zone ${office.zone}`;

type New = Partial<typeof pettyVouchers.$inferInsert> &
  Pick<typeof pettyVouchers.$inferInsert, 'kind' | 'cash' | 'description'>;

async function write(keeping: Keeping, voucher: New): Promise<number> {
  const { db, office, day, holder } = keeping;
  keeping.minute += 25;
  const [nth = 0] = await takeNumbers(db, office.id, `PC${monthOf(day)}`, 1);
  const number = `PC/${office.code}/${day.slice(0, 4)}/${day.slice(5, 7)}/${String(nth).padStart(4, '0')}`;
  const [written] = await db
    .insert(pettyVouchers)
    .values({
      ...{ officeId: office.id, number, day, at: momentOf(keeping), writtenBy: holder },
      ...{ ...voucher, payeeKey: payeeKey(voucher.payee ?? '') },
    })
    .returning({ id: pettyVouchers.id });
  return written?.id ?? 0;
}

async function spend(keeping: Keeping, random: Random, many: number): Promise<void> {
  for (let nth = 0; nth < many; nth++) {
    const [category, description, payee, thousands] = random.pick<(typeof SPENT)[number]>(SPENT);
    const amount = thousands * 1000;
    await write(keeping, {
      ...{ kind: 'EXPENSE', cash: -amount, toReplenish: amount, spent: amount, noProof: NO_PROOF },
      ...{ categoryId: keeping.categories.get(category) ?? null, description, payee },
    });
  }
}

async function advance(keeping: Keeping, username: string, amount: number, due: string): Promise<void> {
  // Not every office has one of each title.
  const id = staffId(username) || staffId(`kolektor.${keeping.office.code.toLowerCase()}`);
  const payee = { payee: STAFF[id - 1]?.name ?? '', payeeStaffId: id };
  const description = 'Kasbon perjalanan survei';
  await write(keeping, { kind: 'ADVANCE', cash: -amount, toReplenish: amount, description, due, ...payee });
}

/** The advance that is open was spent, all but a rest that comes back. */
async function settle(keeping: Keeping, spent: number): Promise<void> {
  const { db, office } = keeping;
  const { officeId, state } = pettyVouchers;
  const [of] = await db
    .select()
    .from(pettyVouchers)
    .where(and(eq(officeId, office.id), eq(state, 'OPEN')));
  if (!of) return;
  const cash = -of.cash - spent;
  const settledBy = await write(keeping, {
    ...{ kind: 'SETTLEMENT', ofId: of.id, cash, toReplenish: -cash, spent, noProof: NO_PROOF },
    ...{ categoryId: keeping.categories.get('BBM') ?? null, description: 'Perjalanan survei ke luar kota' },
    ...{ payee: of.payee, payeeStaffId: of.payeeStaffId },
  });
  await db.update(pettyVouchers).set({ settledBy }).where(eq(pettyVouchers.id, of.id));
}

interface Asked {
  kind: PettyRequestKind;
  amount: number;
  reason: string;
  by: number;
  decidedBy: number;
  receiverId?: number;
}

async function ask(keeping: Keeping, { by, ...asked }: Asked): Promise<number> {
  const { db, office, day } = keeping;
  const at = momentOf(keeping);
  const [request] = await db
    .insert(pettyRequests)
    .values({
      ...{ ...asked, officeId: office.id, day, place: 'BANK', payload: { bank: 'BCA' }, status: 'APPROVED' },
      ...{ requestedBy: by, requestedAt: at, decidedAt: at, letGo: 0 },
    })
    .returning({ id: pettyRequests.id });
  return request?.id ?? 0;
}

async function open(keeping: Keeping): Promise<void> {
  const { db, office, holder, head } = keeping;
  const decidedBy = staffId('direktur');
  const reason = 'Dana awal kas kecil kantor';
  const amount = CEILING;
  const requestId = await ask(keeping, {
    kind: 'FUNDING',
    amount,
    reason,
    by: head,
    decidedBy,
    receiverId: holder,
  });
  await db.insert(pettyFunds).values({ officeId: office.id, holderId: holder });
  await write(keeping, {
    ...{ kind: 'FUNDING', cash: amount, requestId, place: 'BANK', bank: 'BCA', reference: 'TRF-0001' },
    ...{ description: reason, approvedBy: decidedBy },
  });
}

/** All that was spent, and no advance that is open, comes back from the bank. */
async function topUp(keeping: Keeping): Promise<void> {
  const { db, office, holder, head } = keeping;
  const { id, officeId, state, topUpId, spent } = pettyVouchers;
  const named = and(eq(officeId, office.id), eq(state, 'NOT_REPLENISHED'), isNull(topUpId));
  const [total] = await db
    .select({ sum: sum(spent).mapWith(Number) })
    .from(pettyVouchers)
    .where(named);
  const amount = total?.sum ?? 0;
  const reason = 'Pengisian kembali kas kecil';
  const requestId = await ask(keeping, { kind: 'TOP_UP', amount, reason, by: holder, decidedBy: head });
  const rows = await db.select({ id, ofId: pettyVouchers.ofId }).from(pettyVouchers).where(named);
  await db.insert(pettyRequestVouchers).values(rows.map((row) => ({ requestId, voucherId: row.id })));
  const all = rows.flatMap((row) => (row.ofId === null ? [row.id] : [row.id, row.ofId]));
  await db.update(pettyVouchers).set({ topUpId: requestId }).where(inArray(id, all));
  await write(keeping, {
    ...{ kind: 'TOP_UP', cash: amount, requestId, place: 'BANK', bank: 'BCA', reference: `TRF-${requestId}` },
    ...{ description: reason, approvedBy: head },
  });
}

/** Counted to the rupiah in the evening. */
async function close(keeping: Keeping): Promise<void> {
  const { db, office, holder, day } = keeping;
  const [fund] = await db.select().from(pettyFunds).where(eq(pettyFunds.officeId, office.id));
  if (!fund) return;
  keeping.minute = 9 * 60;
  await db.insert(pettyCounts).values({
    ...{ kind: 'CLOSING', officeId: office.id, day, at: momentOf(keeping), countedBy: holder },
    ...{ holderId: holder, expected: fund.balance, counted: fund.balance },
    ...{ denominations: piecesOf(fund.balance), lastVoucherId: fund.lastVoucherId },
  });
}
