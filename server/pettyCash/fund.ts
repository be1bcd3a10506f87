import { and, eq, sql } from 'drizzle-orm';
import { todayIn } from '../calendar/today';
import { holdZone } from '../offices/holdZone';
import { conflict, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, pettyFunds } from '../platform/db/schema';

export type FundRow = typeof pettyFunds.$inferSelect;
export type OfficeRow = typeof offices.$inferSelect;

/** An office, its fund where one runs, and the office's today. */
export interface OfficeFund {
  office: OfficeRow;
  fund: FundRow | null;
  today: string;
}
/** One whose fund runs. */
export type RunningFund = OfficeFund & { fund: FundRow };

/**
 * Holds the petty cash of an office until the transaction ends: what is written of it stands in line, so that no balance is
 * read twice. Whoever also holds a drawer holds that afterwards. 404.
 */
export async function lockFund(tx: Db, officeId: number, now: Date): Promise<OfficeFund> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('petty cash fund'), ${officeId})`);
  await holdZone(tx, tx.select({ id: offices.id }).from(offices).where(eq(offices.id, officeId)));
  return readFund(tx, officeId, now);
}

export async function readFund(db: Db, officeId: number, now: Date): Promise<OfficeFund> {
  const [found] = await db
    .select({ office: offices, fund: pettyFunds })
    .from(offices)
    .leftJoin(pettyFunds, and(eq(pettyFunds.officeId, offices.id), pettyFunds.active))
    .where(eq(offices.id, officeId));
  if (!found) throw notFound('Kantor ini tidak ada.');
  return { ...found, today: todayIn(found.office.zone, now) };
}

/** 409 where no fund runs. */
export function requireRunning(held: OfficeFund): RunningFund {
  const { fund, office } = held;
  if (fund) return { ...held, fund };
  throw conflict(`Kantor ${office.name} belum punya kas kecil, atau dananya sudah ditutup.`);
}
