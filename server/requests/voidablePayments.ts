import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { ContractActions } from '@/lib/contract/contractActions';
import type { FoundContract } from '../contracts/readContract';
import { CLOSED_LABELS } from '../credits/voidObstacle';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { credits, deposits, offices, payments, staff } from '../platform/db/schema';
import { missingDepositText, waitingText } from './voidTogether';

/** Acts of paying that are offered; older ones are voided receipt by receipt. */
const MAX_PAYMENTS = 50;

/** Why a person does not take back what another office took. */
export const elsewhereText = (office: string) => `Diterima kantor ${office}; pembatalannya diminta di sana.`;

/**
 * Acts of paying of which something counts, newest first, without settlements: those are undone as such. Each with the
 * reason for which its void would be refused now.
 * @param basis the contract's deposit, rupiah, and who would ask
 */
export async function voidablePayments(
  db: Db,
  { code, status }: FoundContract['contract'],
  { balance, person }: { balance: number; person: SignedIn },
): Promise<ContractActions['payments']> {
  const rows = await db
    .select({ payment: payments, username: staff.username, name: staff.name, office: offices.name })
    .from(payments)
    .innerJoin(offices, eq(offices.id, payments.officeId))
    .innerJoin(staff, eq(staff.id, payments.inputBy))
    .where(and(eq(payments.contractCode, code), inArray(payments.kind, ['COUNTER', 'STATEMENT', 'FIELD'])))
    .orderBy(desc(payments.datePayment), desc(payments.id));
  const receipts = await db
    .select({
      paymentId: credits.paymentId,
      invoice: credits.invoice,
      payment: credits.payment,
      waits: credits.requestApproval,
    })
    .from(credits)
    .where(and(eq(credits.contractCode, code), isNull(credits.voidedAt)))
    .orderBy(credits.creditTo, credits.id);
  const moved = await db
    .select({ paymentId: deposits.paymentId, amount: deposits.amount })
    .from(deposits)
    .where(and(eq(deposits.contractCode, code), isNull(deposits.voidedAt)));
  const closed = CLOSED_LABELS[status];
  const counting = rows.flatMap(({ payment, username, name, office }) => {
    const own = receipts.filter((receipt) => receipt.paymentId === payment.id);
    const ofDeposit = moved.filter((deposit) => deposit.paymentId === payment.id).map((one) => one.amount);
    if (own.length + ofDeposit.length === 0) return [];
    const waits = own.filter((receipt) => receipt.waits).map((receipt) => receipt.invoice);
    const amounts = [...own.map((one) => one.payment), ...ofDeposit.filter((amount) => amount > 0)];
    const obstacle = seesOffice(person, payment.officeId)
      ? (waitingText(waits) ?? missingDepositText(balance - ofDeposit.reduce((sum, one) => sum + one, 0)))
      : elsewhereText(office);
    return {
      id: payment.id,
      date_payment: payment.datePayment,
      amount: amounts.reduce((sum, one) => sum + one, 0),
      invoices: own.map((receipt) => receipt.invoice),
      input_by: { username, name },
      obstacle: closed ? `Kontrak ${closed}.` : obstacle,
    };
  });
  return counting.slice(0, MAX_PAYMENTS);
}
