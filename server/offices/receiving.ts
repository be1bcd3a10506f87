import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Receiving } from '@/lib/contract/officeAccounts';
import type { Transfer } from '@/lib/payment/means';
import { accountLabel, accountOf } from '@/lib/payment/receiving';
import type { Changes } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { prepared } from '../platform/db/prepared';
import { officeAccounts } from '../platform/db/schema';

/** On which accounts an office takes transfers on a day. */
export async function receivingOf(db: Db, officeId: number, day: string): Promise<Receiving> {
  const rows = await everInForce(db).execute({ officeId, day });
  return {
    accounts: rows
      .filter(({ inForce }) => inForce)
      .map(({ id, bank, number, holder }) => ({ id, bank, number, holder })),
    required: rows.length > 0,
  };
}

const everInForce = prepared((db) =>
  db
    .select({
      id: officeAccounts.id,
      bank: officeAccounts.bank,
      number: officeAccounts.number,
      holder: officeAccounts.holder,
      inForce: sql<boolean>`${officeAccounts.active} and ${officeAccounts.validFrom} <= ${sql.placeholder('day')}`,
    })
    .from(officeAccounts)
    .where(
      and(
        eq(officeAccounts.officeId, sql.placeholder('officeId')),
        lte(officeAccounts.firstFrom, sql.placeholder('day')),
      ),
    )
    .orderBy(asc(officeAccounts.id))
    .prepare('receiving_accounts'),
);

/** The account of a transfer as a changed field of the log; none where it names none. */
export async function accountField(db: Db, payment: Transfer): Promise<Changes> {
  const id = accountOf(payment);
  if (id === null) return {};
  const [account] = await db.select().from(officeAccounts).where(eq(officeAccounts.id, id));
  return account ? { bank_account: [null, accountLabel(account)] } : {};
}
