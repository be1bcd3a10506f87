import { sql } from 'drizzle-orm';
import type { PostPayment } from '@/lib/contract/payments';
import { todayIn } from '../calendar/today';
import type { FoundContract } from '../contracts/readContract';
import type { Db } from '../platform/db/connect';
import { insertMany } from '../platform/db/insertMany';
import { payments } from '../platform/db/schema';
import type { PaymentKind } from '../platform/db/schema/payments';

/** One act of paying that is to be written; amounts in rupiah, with what is left as deposit. */
export interface PaymentDraft extends Pick<
  PostPayment,
  'date_payment' | 'cash' | 'bank' | 'deposit_used' | 'deposit_added' | 'bank_reference' | 'bank_account'
> {
  found: FoundContract;
  kind: PaymentKind;
  requestId?: number | undefined;
  /** FIELD: the TTS that it is. */
  ttsId?: number;
}

/** Writes acts of paying on locked contracts; their ids, in the same order. */
export async function insertPayments(
  tx: Db,
  drafts: readonly PaymentDraft[],
  by: { staffId: number; now: Date },
): Promise<number[]> {
  const rows = drafts.map((draft) => toRow(draft, by));
  const written = await insertMany<typeof payments, { id: number }>(tx, payments, rows, sql`id`);
  // The identity counts the rows in the order in which they stand in the statement.
  return written.map(({ id }) => id).sort((a, b) => a - b);
}

function toRow(
  { found, kind, date_payment, cash, bank, ...draft }: PaymentDraft,
  { staffId, now }: { staffId: number; now: Date },
): typeof payments.$inferInsert {
  return {
    kind,
    contractCode: found.contract.code,
    officeId: found.office.id,
    datePayment: date_payment,
    dateEntered: todayIn(found.office.zone, now),
    cash,
    bank,
    depositUsed: draft.deposit_used ?? 0,
    depositAdded: draft.deposit_added ?? 0,
    transferState: bank > 0 ? 'UNCONFIRMED' : null,
    bankReference: draft.bank_reference ?? '',
    accountId: draft.bank_account ?? null,
    inputBy: staffId,
    requestId: draft.requestId ?? null,
    ttsId: draft.ttsId ?? null,
    createdAt: now,
  };
}
