import { eq, sql } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { accountLabel } from '@/lib/payment/receiving';
import { todayIn } from '../calendar/today';
import { defineChangeKind } from '../changes/kinds';
import type { Db } from '../platform/db/connect';
import { officeAccounts } from '../platform/db/schema';
import { ACCOUNT, accountById, lockAccount } from './officeAccount';

/** A receiving account that takes transfers from the day after it is approved (docs/decisions/0145). */
export const accountChange = defineChangeKind({
  name: 'OFFICE_ACCOUNT',
  subject: ACCOUNT,
  noun: 'rekening penerima',
  obstacleToAsk: (maker) => (maker.access.is_master === 1 ? null : 'tidak lagi memegang hak data master.'),
  async lock(tx, { subjectId }) {
    await lockAccount(tx, subjectId);
  },
  async read(db, { subjectId }) {
    const { account, office } = await accountById(db, subjectId);
    const label = accountLabel(account);
    return {
      label: `${label} di kantor ${office.name}`,
      version: account.version,
      before: { active: account.active },
      after: { active: true },
      facts: [
        { label: 'Rekening penerima', before: account.firstFrom === null ? '–' : label, after: label },
        { label: 'Kantor', before: office.name, after: office.name },
        { label: 'Menerima transfer', before: 'Tidak', after: 'Mulai sehari setelah disetujui' },
      ],
      bounds: { rule: 'APPROVER', officeIds: [office.id], zone: office.zone },
    };
  },
  async apply({ db, now }, { subjectId }) {
    const { account, office } = await accountById(db, subjectId);
    await activate(db, account.id, addDays(todayIn(office.zone, now), 1));
    return [];
  },
});

/** Lets an account take transfers from a day on. */
export async function activate(db: Db, id: number, from: string): Promise<void> {
  await db
    .update(officeAccounts)
    .set({
      active: true,
      validFrom: from,
      firstFrom: sql`coalesce(${officeAccounts.firstFrom}, ${from})`,
      version: sql`${officeAccounts.version} + 1`,
    })
    .where(eq(officeAccounts.id, id));
}
