import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Calculation } from '@/lib/contract/calculations';
import type { Db } from '../platform/db/connect';
import { calculations } from '../platform/db/schema';
import { toCalculation } from './calculation';

/** The active version of every code on a day: what a loan may be signed under then. */
export async function calculationsInForce(db: Db, day: string): Promise<Calculation[]> {
  const rows = await db
    .select()
    .from(calculations)
    .where(
      and(
        eq(calculations.active, true),
        lte(calculations.validFrom, day),
        or(isNull(calculations.validTo), gte(calculations.validTo, day)),
      ),
    )
    .orderBy(asc(calculations.code), asc(calculations.id));
  return rows.map(toCalculation);
}
