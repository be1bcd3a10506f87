import { ne, and, eq } from 'drizzle-orm';
import type { DisbursementAsk } from '@/lib/contract/disbursements';
import { formatRupiah } from '@/lib/format/rupiah';
import { attachFiles } from '../../files/attachFiles';
import { notify } from '../../notifications/notify';
import { peopleWhoSee } from '../../platform/auth/offices';
import { conflict } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { disbursements, staff, titles } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import type { StaffCall } from '../../platform/http/route';
import { registrationOwner } from '../documents';
import type { FoundRegistration } from '../findRegistration';

type Call = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/** What of a disbursement follows from the form that was approved. */
function approvedParts({ id, form, terms }: FoundRegistration['row']) {
  if (!terms) throw conflict('Form ini belum disetujui.');
  const { bank, account, account_holder: accountHolder } = form.structure;
  return { registrationId: id, amount: terms.disbursed, bank, account, accountHolder };
}

/** Records a transfer that made a contract; its proof is the caller's own file. */
export async function writeTransfer(
  { db, staff: by, now }: Call,
  { row }: FoundRegistration,
  asked: DisbursementAsk,
  contractCode: string,
): Promise<void> {
  await attachFiles(db, asked.proof === null ? [] : [asked.proof], {
    person: by,
    owner: registrationOwner(row.id),
    officeId: row.officeId,
    now,
  });
  await db.insert(disbursements).values({
    ...approvedParts(row),
    ...{ state: 'PAID', way: asked.way, day: asked.day, reference: asked.reference, proofId: asked.proof },
    ...{ contractCode, orderedBy: by.id, orderedAt: now, paidBy: by.id, paidAt: now },
  });
}

/** Orders the cashiers of the office to pay a form in banknotes; the form stays where it is until one does. */
export async function orderCash(
  { db, staff: by, now, origin }: Call,
  { row }: FoundRegistration,
  today: string,
): Promise<void> {
  const parts = approvedParts(row);
  await db.insert(disbursements).values({
    ...parts,
    ...{ state: 'ORDERED', way: 'CASH', day: today, reference: '', orderedBy: by.id, orderedAt: now },
  });
  const what = `${formatRupiah(parts.amount)} untuk form registrasi ${row.number ?? ''} (${row.applicantName})`;
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, origin, action: 'DISBURSEMENT_ORDERED' },
    summary: `Memerintahkan kasir membayar tunai ${what}`,
    record: { type: 'registration', id: row.id },
  });
  const message = {
    title: 'Pencairan tunai',
    message: `${by.name} meminta kasir membayar tunai ${what}. Bayar di Kas Kasir, dengan tanda terima yang ditandatangani peminjam.`,
    source: 'approval' as const,
    link: String(row.id),
  };
  await notify(db, await cashiersOf(db, row.officeId, by.id), message, now);
}

/** Active people of an office who take money there, but not who orders. */
async function cashiersOf(db: Db, officeId: number, but: number): Promise<number[]> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(and(staff.active, titles.is_credit_add, peopleWhoSee(officeId), ne(staff.id, but)));
  return rows.map(({ id }) => id);
}
