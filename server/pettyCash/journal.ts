import { and, asc, between, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { addDays } from '@/lib/arithmetic/calendar';
import type { DataOf } from '@/lib/contract/endpoint';
import type { countPettyExport, getPettyJournal, JournalQuery } from '@/lib/contract/pettyJournal';
import { PETTY_VOUCHER_LABELS } from '@/lib/contract/pettyTerms';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { invalid, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, pettyCategories, pettyVouchers } from '../platform/db/schema';
import { day, rupiah, selectionOf, tableOf, text, type ExportColumn } from '../platform/export/columns';
import { narrowing } from '../platform/export/narrowing';
import { snapshotFile } from '../platform/export/snapshotFile';
import { noteExport } from '../platform/history/noteExport';
import type { FileAnswer } from '../platform/export/FileAnswer';
import type { StaffCall } from '../platform/http/route';
import { closingOf } from './fundDay';
import { readVouchers } from './voucherRow';

/** The longest period, days. */
const MAX_DAYS = 366;

/** The office of a journal. 403, 404, 422. */
async function officeOf(db: Db, person: SignedIn, { office, from, to }: JournalQuery) {
  requireOffice(person, office, 'Kas kecil ini milik kantor lain.');
  const [row] = await db.select().from(offices).where(eq(offices.id, office));
  if (!row) throw notFound('Kantor ini tidak ada.');
  if (to < from) throw invalid({ to: 'Tidak boleh sebelum tanggal awal.' });
  if (to >= addDays(from, MAX_DAYS)) throw invalid({ to: `Paling lama ${MAX_DAYS} hari.` });
  return row;
}

interface Bound {
  nth: number;
  balance: number;
  debits: number;
  day: string | null;
}

/** The newest voucher of an office before a day, or up to it: each keeps its place and all that had come in. */
async function boundOf(db: Db, office: number, day: string, way: typeof lt): Promise<Bound> {
  const v = pettyVouchers;
  const [row] = await db
    .select({ nth: v.nth, balance: v.balance, debits: v.debits, day: v.day })
    .from(v)
    .where(and(eq(v.officeId, office), way(v.day, day)))
    .orderBy(desc(v.day), desc(v.id))
    .limit(1);
  return row ?? { nth: 0, balance: 0, debits: 0, day: null };
}

async function bounds(db: Db, { office, from, to }: JournalQuery) {
  const opening = await boundOf(db, office, from, lt);
  const closing = await boundOf(db, office, to, lte);
  const debit = closing.debits - opening.debits;
  return {
    ...{ opening, closing, debit, count: closing.nth - opening.nth },
    credit: opening.balance + debit - closing.balance,
  };
}

type Query = z.output<NonNullable<(typeof getPettyJournal)['query']>>;

/** One page of an office's journal, in the order in which its vouchers moved money. 403, 404, 422. */
export async function journalPage(
  db: Db,
  person: SignedIn,
  { page, size, ...period }: Query,
): Promise<DataOf<typeof getPettyJournal>> {
  const office = await officeOf(db, person, period);
  const { opening, closing, debit, credit, count } = await bounds(db, period);
  const { officeId, nth } = pettyVouchers;
  const first = opening.nth + (page - 1) * size;
  const rows =
    first >= closing.nth
      ? []
      : await readVouchers(db, person, {
          where: and(eq(officeId, office.id), gt(nth, first), lte(nth, Math.min(first + size, closing.nth))),
          ...{ order: [asc(nth)], limit: size },
        });
  const closed = count > 0 && closing.day !== null ? await closingOf(db, office.id, closing.day) : undefined;
  return {
    office: { id: office.id, name: office.name },
    ...{ opening: opening.balance, debit, credit, closing: closing.balance },
    ...{ rows, count, counted: closed?.counted ?? null },
  };
}

const fileName = (code: string, { from, to }: JournalQuery) => `jurnal-petty-cash_${code}_${from}_${to}`;

/** What an export would hold. 403, 404, 422. */
export async function journalExportSummary(
  db: Db,
  person: SignedIn,
  query: JournalQuery,
): Promise<DataOf<typeof countPettyExport>> {
  const { code } = await officeOf(db, person, query);
  const { count, debit, credit } = await narrowing(bounds(db, query));
  return { count, debit, credit, file_name: fileName(code, query) };
}

/** The whole journal of a period; count and rows are of one moment, and a file without its end line is not whole. */
export async function exportJournal(
  call: StaffCall<undefined, JournalQuery, undefined>,
): Promise<FileAnswer> {
  const { db, query, staff: person, now, origin, parts } = call;
  const { code } = await officeOf(db, person, query);
  return snapshotFile(parts.connection, async (snapshot) => {
    const { count, debit, credit, closing } = await bounds(snapshot.db, query);
    await noteExport(db, {
      ...{ at: now, staffId: person.id, action: 'PETTY_EXPORTED', origin },
      ...{ what: `${count} voucher kas kecil`, filters: query },
    });
    return {
      name: fileName(code, query),
      rows: count,
      table: tableOf(snapshot, rowsOf(snapshot.db, query), JOURNAL_COLUMNS, {
        number: `Jumlah ${count} voucher`,
        debit,
        credit,
        balance: closing.balance,
      }),
    };
  });
}

const kindWords = sql`case ${pettyVouchers.kind} ${sql.join(
  Object.entries(PETTY_VOUCHER_LABELS).map(([kind, words]) => sql`when ${kind} then ${words}`),
  sql` `,
)} end`;

/** In their order; headings are the words of the screen. */
export const JOURNAL_COLUMNS = {
  day: day('Tanggal', pettyVouchers.day),
  number: text('Voucher', pettyVouchers.number),
  category: text(
    'Kategori',
    sql`case when ${pettyVouchers.kind} = 'VOID' then ${kindWords} else coalesce(${pettyCategories.name}, ${kindWords}) end`,
  ),
  description: text('Keterangan', pettyVouchers.description),
  payee: text('Penerima', pettyVouchers.payee),
  debit: rupiah('Debit', sql`greatest(${pettyVouchers.cash}, 0)`),
  credit: rupiah('Kredit', sql`greatest(-${pettyVouchers.cash}, 0)`),
  balance: rupiah('Saldo', pettyVouchers.balance),
} as const satisfies Record<string, ExportColumn>;

const rowsOf = (db: Db, { office, from, to }: JournalQuery) =>
  db
    .select(selectionOf(JOURNAL_COLUMNS))
    .from(pettyVouchers)
    .leftJoin(pettyCategories, eq(pettyCategories.id, pettyVouchers.categoryId))
    .where(and(eq(pettyVouchers.officeId, office), between(pettyVouchers.day, from, to)))
    .orderBy(asc(pettyVouchers.nth))
    .getSQL();
