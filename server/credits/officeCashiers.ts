import { and, asc, eq } from 'drizzle-orm';
import { peopleWhoSee } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { staff, titles } from '../platform/db/schema';
import { namesApart } from './namesApart';
import type { ReceiptRow } from './receipt';

/** Who may take money for an office, by name; `text` is what a receipt calls them. Its cashier is one of them. */
export async function officeCashiers(db: Db, officeId: number) {
  const rows = await db
    .select({ id: staff.id, name: staff.name, username: staff.username })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(and(staff.active, titles.is_credit_add, peopleWhoSee(officeId)))
    .orderBy(asc(staff.name), asc(staff.id));
  return namesApart(rows);
}

/** Whom a receipt's text calls its cashier, or in words why nobody: as it is, it stays who it is. */
export async function namedCashier(
  db: Db,
  receipt: Pick<ReceiptRow, 'cashier' | 'cashierId' | 'officeId'>,
  text: string,
): Promise<{ id: number } | { error: string }> {
  if (text === receipt.cashier) return { id: receipt.cashierId };
  const people = await officeCashiers(db, receipt.officeId);
  const named = people.find((person) => person.text === text);
  if (named) return named;
  const namesakes = people.filter(({ name }) => name === text);
  if (namesakes.length > 1) {
    const texts = namesakes.map((person) => person.text).join(' atau ');
    return { error: `Ada ${namesakes.length} orang bernama ${text}. Pilih ${texts}.` };
  }
  return { error: 'Bukan nama orang yang menerima uang di kantor nota ini. Pilih dari daftar.' };
}
