import { and, desc, eq } from 'drizzle-orm';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { Db } from '../platform/db/connect';
import { history, staff } from '../platform/db/schema';
import type { ReceiptRow } from './receipt';

type CreditEvent = CreditDetail['events'][number];

/** Action in the log → step in a receipt's life. */
export const CREDIT_ACTIONS = {
  CREDIT_CHANGE_REQUESTED: 'CHANGE_REQUESTED',
  CREDIT_CHANGE_APPROVED: 'CHANGE_APPROVED',
  CREDIT_CHANGE_REJECTED: 'CHANGE_REJECTED',
  CREDIT_CHANGE_WITHDRAWN: 'CHANGE_WITHDRAWN',
  CREDIT_VOID_REQUESTED: 'VOID_REQUESTED',
  CREDIT_VOIDED: 'VOIDED',
  CREDIT_VOID_REJECTED: 'VOID_REJECTED',
  CREDIT_VOID_WITHDRAWN: 'VOID_WITHDRAWN',
  CREDIT_RESPLIT: 'RESPLIT',
} as const satisfies Record<string, CreditEvent['action']>;

const isCreditAction = (action: string): action is keyof typeof CREDIT_ACTIONS => action in CREDIT_ACTIONS;

/** A receipt's life, newest first: what the log holds about it, and at the bottom that it was written. */
export async function creditEvents(db: Db, receipt: ReceiptRow): Promise<CreditEvent[]> {
  const lines = await db
    .select({ line: history, username: staff.username, name: staff.name })
    .from(history)
    .innerJoin(staff, eq(staff.id, history.staffId))
    .where(and(eq(history.recordType, 'credit'), eq(history.recordId, String(receipt.id))))
    .orderBy(desc(history.id));
  const steps = lines.flatMap(({ line, username, name }): CreditEvent[] => {
    if (!isCreditAction(line.action)) return [];
    const { id, reason, changes } = line;
    return [
      {
        id,
        at: line.at.toISOString(),
        by: { username, name },
        action: CREDIT_ACTIONS[line.action],
        reason,
        changes,
      },
    ];
  });
  const by = { username: receipt.inputUsername, name: receipt.inputName };
  const taken = lines.find(({ line }) => line.action === 'PAYMENT_TAKEN')?.line;
  const written = {
    id: 0,
    at: receipt.createdAt.toISOString(),
    by,
    action: 'CREATED' as const,
    reason: taken?.reason ?? null,
    changes: besideValues(taken?.changes ?? {}),
  };
  return [...steps, written];
}

/** What the receipt itself does not say of how it was paid; its values stand on the page. */
const BESIDE = ['bank_reference', 'bank_account', 'deposit', 'deposit_added', 'request_id'];

const besideValues = (changes: CreditEvent['changes']): CreditEvent['changes'] =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => BESIDE.includes(field)));
