import { and, asc, eq } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import type { Db } from '../../platform/db/connect';
import { contracts, fiduciaries } from '../../platform/db/schema';
import { actAs } from '../../platform/history/actAs';
import { momentAt } from '../registrations/demoTimes';
import type { DemoBranch } from './DemoBranch';

/** So many days ago deeds were made that wait for their certificate: late, on the last days, and in time. */
const DEEDS = [34, 31, 28, 24, 9] as const;
const NOTARIES = ['Sri Handayani, S.H., M.Kn.', 'Ratna Dewi, S.H., M.Kn.'] as const;

/** Of the account that is late for the longest, and of debts that have ended, all is recorded; others wait to be registered. */
export async function seedFiduciaries(db: Db, branch: DemoBranch): Promise<void> {
  const { accounts, today } = branch;
  const [first, ...others] = accounts;
  if (first) await write(db, branch, first.code, addDays(first.dateStart, 4), addDays(first.dateStart, 15));
  const ended = await db
    .select({ code: contracts.code, dateStart: contracts.dateStart })
    .from(contracts)
    .where(and(eq(contracts.officeId, branch.id), eq(contracts.status, 'SETTLED')))
    .orderBy(asc(contracts.code));
  for (const { code, dateStart } of ended)
    await write(db, branch, code, addDays(dateStart, 4), addDays(dateStart, 15));
  for (const [nth, ago] of DEEDS.entries()) {
    const deedOn = addDays(today, -ago);
    // Each its own, whose contract is older than the deed.
    const account = others.filter(({ dateStart }) => dateStart <= deedOn).at(nth * 2);
    if (account) await write(db, branch, account.code, deedOn, null);
  }
}

async function write(
  db: Db,
  { id, contractAdmin, zone }: DemoBranch,
  code: string,
  deedOn: string,
  certificateOn: string | null,
): Promise<void> {
  const nth = Number(code.slice(-3));
  await actAs(db, { staffId: contractAdmin, at: momentAt(zone, certificateOn ?? deedOn, 840) });
  await db.insert(fiduciaries).values({
    ...{
      contractCode: code,
      deedNumber: String(118 + nth),
      deedOn,
      notary: NOTARIES[nth % 2] ?? NOTARIES[0],
    },
    certificateNumber: certificateOn === null ? '' : `W${id}.000${41_187 + nth}.AH.05.01`,
    certificateOn,
  });
}
