import { and, eq } from 'drizzle-orm';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { FinancingBasis } from '@/lib/registration/financing';
import { toCalculation } from '../calculations/calculation';
import { calculationsInForce } from '../calculations/inForce';
import type { Db } from '../platform/db/connect';
import { calculations, prices } from '../platform/db/schema';
import { inForceOn } from '../prices/inForce';
import { vehicleKey } from '../prices/price';

/**
 * What a form is calculated by: the version of its Perhitungan and the price of its vehicle that are in force on the
 * contract date; `today` while it has none. Null where there is none then, or nothing is chosen yet.
 */
export async function basisOf(db: Db, form: RegistrationForm, today: string): Promise<FinancingBasis> {
  const day = form.structure.date_contract ?? today;
  const [calculation, price] = await Promise.all([calculationOn(db, form, day), priceOn(db, form, day)]);
  return { calculation, price };
}

/** The chosen one stands for its code: a form that waits goes by the version of its contract date. */
async function calculationOn(db: Db, { structure }: RegistrationForm, day: string) {
  if (structure.calculation_id === null) return null;
  const [chosen] = await db.select().from(calculations).where(eq(calculations.id, structure.calculation_id));
  if (!chosen) return null;
  const { code } = toCalculation(chosen);
  return (await calculationsInForce(db, day)).find((version) => version.code === code) ?? null;
}

async function priceOn(db: Db, { vehicle }: RegistrationForm, day: string) {
  const { kind, region, brand, type, year } = vehicle;
  if (kind === null || year === null || brand === '') return null;
  const ofYear = and(inForceOn(day), eq(prices.vehicleKind, kind), eq(prices.year, year));
  const wanted = vehicleKey({ region, brand, type, year });
  const rows = await db.select().from(prices).where(ofYear);
  const found = rows.find((row) => vehicleKey(row) === wanted);
  return found
    ? {
        otr: found.otr,
        max_disbursement: found.maxDisbursement,
        min_down_payment: found.minDownPayment,
      }
    : null;
}
