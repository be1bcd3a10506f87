import { and, eq, sql } from 'drizzle-orm';
import { takeReadyBack } from '../bpkbRecords/takeReadyBack';
import { notify } from '../notifications/notify';
import { worksFor } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { staff, titles } from '../platform/db/schema';
import { hasUnconfirmed } from '../transfers/hasUnconfirmed';

/** A contract whose status and card were written anew; it is held. */
export interface Restated {
  code: string;
  was: string;
  is: string;
  /** Owed by its card, rupiah. */
  penalty: number;
}

/* A type, not an interface: rows are records. */
type Book = {
  id: number;
  code: string;
  office_id: number;
  state: string;
  goes_out: boolean;
  waits: boolean;
  sold: boolean;
};

const PAID = new Set(['SETTLED', 'SETTLED_EARLY']);

/** A book is ready only while nothing of its contract is open; who keeps those of contracts that were paid is told. */
export async function booksFollow(tx: Db, contracts: readonly Restated[], now: Date): Promise<void> {
  const codes = contracts.filter(({ was, is }) => PAID.has(is) || was !== is).map(({ code }) => code);
  if (codes.length === 0) return;
  const { rows } = await tx.execute<Book>(sql`
    select b.id, b.contract_code as code, b.office_id, b.state, b.goes_out, ${hasUnconfirmed(sql`b.contract_code`)} as waits,
           exists (select from unit_records u where u.contract_code = b.contract_code and u.kind = 'SOLD') as sold
      from bpkb b
     where b.contract_code = any(${sql.param(codes)}::text[]) and b.state not in ('NOT_RECEIVED', 'HANDED_OVER', 'LOST')
     order by b.id`);
  const ready = rows.filter(({ state }) => state === 'READY');
  const codesOf = (books: readonly Book[]) => books.map(({ code }) => code);
  const penalties = new Map(contracts.map(({ code, penalty }) => [code, penalty]));
  await takeReadyBack(tx, codesOf(ready.filter(({ goes_out }) => !goes_out)), 'Kontraknya berjalan lagi');
  await takeReadyBack(
    tx,
    // What a debtor owes does not keep a buyer from the book of what was bought.
    codesOf(ready.filter(({ code, sold }) => !sold && (penalties.get(code) ?? 0) > 0)),
    'Masih ada denda',
  );
  await takeReadyBack(tx, codesOf(ready.filter(({ waits }) => waits)), 'Transfernya belum dikonfirmasi');
  const paid = new Set(
    contracts.filter(({ was, is }) => PAID.has(is) && !PAID.has(was)).map(({ code }) => code),
  );
  for (const book of rows.filter(({ code }) => paid.has(code))) await tellKeepers(tx, book, now);
}

/** Whoever keeps books where this one is hears that it is to be made ready. */
async function tellKeepers(tx: Db, { id, code, office_id }: Book, now: Date): Promise<void> {
  const keepers = await tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(and(staff.active, titles.is_inventory, worksFor(office_id)));
  const people = keepers.map((one) => one.id);
  const message = `Kontrak ${code} lunas. Periksa BPKB-nya, lalu nyatakan siap diserahkan.`;
  await notify(tx, people, { title: 'BPKB kontrak lunas', message, source: 'bpkb', link: String(id) }, now);
}
